/** Clicks of a double click that come so soon after a change were meant for what was there before. In milliseconds. */
const MEANT_FOR_BEFORE = 400

/**
 * The second click of a double click is meant for what the first one hit. Where something else is under the
 * finger by then, the same button says something else, or all has `changed` since (the time is told), it is
 * dropped, so that nobody passes who wanted to place, or takes the turn of the next. Clicks by the keyboard
 * and by programs count no clicks: their `detail` is 0.
 */
export function onlyMeant(changed: () => number): (event: MouseEvent) => void {
  let hit: Element | null = null
  let said = ''
  let before = changed()
  return (event) => {
    const control = (event.target as Element).closest('button, a, summary, [data-id]')
    const says = control?.textContent ?? ''
    const late = changed() !== before && performance.now() - changed() < MEANT_FOR_BEFORE
    if (event.detail > 1 && (control !== hit || says !== said || late)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    hit = control
    said = says
    before = changed()
  }
}
