/**
 * What a hand means that comes down on something that can be pulled out of a row: to tap it, to swipe the row
 * along, or to pull it out. A finger that goes the way the row scrolls (its `touch-action`) swipes; one that
 * goes across pulls. A mouse never swipes.
 */

/** How far a pointer moves before it is no longer a tap, in pixels. */
const FAR = 8

export interface Pulling {
  onpull: (event: PointerEvent) => void
  /** It was let go, or the browser took the pointer away. */
  ondrop: (event: PointerEvent) => void
  ontap: () => void
}

/** An attachment for what can be pulled. `what` says what is to be done; nothing: it cannot be pulled now. */
export function pullable(what: () => Pulling | undefined) {
  return (element: HTMLElement) => {
    let from: { x: number; y: number; id: number } | null = null
    let means: 'tap' | 'swipe' | 'pull' = 'tap'

    function down(event: PointerEvent) {
      means = 'tap'
      from = event.button || !what() ? null : { x: event.clientX, y: event.clientY, id: event.pointerId }
      // A mouse leaves what it pulls before it has gone far.
      if (from && event.pointerType === 'mouse') element.setPointerCapture(event.pointerId)
    }
    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.id || means === 'swipe') return
      const [dx, dy] = [Math.abs(event.clientX - from.x), Math.abs(event.clientY - from.y)]
      if (means === 'tap') {
        if (Math.hypot(dx, dy) < FAR) return
        means = event.pointerType === 'mouse' ? 'pull' : meant(dx, dy)
        if (means === 'swipe') return
        element.setPointerCapture(event.pointerId)
      }
      what()?.onpull(event)
    }
    const meant = (dx: number, dy: number) => {
      const along = getComputedStyle(element).touchAction
      return (along.includes('pan-x') && dx > dy) || (along.includes('pan-y') && dy > dx) ? 'swipe' : 'pull'
    }
    function up(event: PointerEvent) {
      if (from && event.pointerId === from.id && means === 'pull') what()?.ondrop(event)
      from = null
    }
    /** The browser scrolls what is touched unless it is told not to, before it begins. */
    function touch(event: TouchEvent) {
      if (means === 'pull' && from && event.cancelable) event.preventDefault()
    }
    /** The click that ends a pull is no tap. */
    function click(event: MouseEvent) {
      if (means === 'tap' || event.detail === 0) what()?.ontap()
      means = 'tap'
    }
    const heard: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
      ['touchmove', touch, { passive: false }],
      ['click', click],
    ]
    for (const [name, heed, how] of heard) element.addEventListener(name, heed as EventListener, how)
    return () => {
      for (const [name, heed] of heard) element.removeEventListener(name, heed as EventListener)
    }
  }
}
