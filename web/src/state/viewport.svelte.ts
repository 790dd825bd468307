/**
 * What is seen of a board whose cells are too small for fingers: pinched, turned by the wheel, dragged, or
 * zoomed by buttons and keys. Larger boards are shown whole.
 */
import type { Point } from '../api/scene'
import { type Box, fitted, shifted, showing, zoomed } from '../lib/viewport'

/** Pixels of a cell below which zooming is offered, and up to which it goes. */
const SMALL = 22
const LARGE = 60
const STEP = 1.6
/** Pixels that a finger may move and still tap. */
const SLOP = 8
/** The most that one turn of a wheel counts; those of trackpads are finer. */
const TURN = 25

export class Viewport {
  #whole: Box = $state.raw({ x: 0, y: 0, w: 1, h: 1 })
  #seen: Box | null = $state.raw(null)
  /** Pixels of a cell when the whole board is seen. */
  #cell = $state(LARGE)
  /** How much wider than high the drawing is; 0 before it is known. */
  #shape = $state(0)
  /** Where fingers and a pressed mouse are, by pointer. */
  #held = new Map<number, Point>()
  #start: Point = [0, 0]
  #drawing: SVGSVGElement | undefined
  /** Whether a finger that is down has dragged the board: its end is no tap. */
  dragged = false

  readonly offered = $derived(this.#cell < SMALL)
  readonly #most = $derived(Math.max(1, LARGE / this.#cell))
  readonly seen: Box = $derived(this.offered ? (this.#seen ?? this.#whole) : this.#whole)
  readonly zoomed = $derived(this.seen.w < this.#whole.w)
  readonly widest = $derived(this.#whole.w / this.seen.w >= this.#most)

  /** How many pixels a cell has as it is seen now; 0 before it is known. */
  readonly pixels = $derived(this.#shape && (this.#cell * this.#whole.w) / this.seen.w)
  /** All that is in sight: the drawing may be wider or higher than what it is to show. */
  readonly sight: Box = $derived(fitted(this.seen, this.#shape || 1))

  get pinching(): boolean {
    return this.#held.size > 1
  }

  /** Looks at a board of that size, with cells of that size; `holding`: whether one finger moves a piece. */
  watch(whole: Box, cell: number, holding: () => boolean) {
    return (drawing: SVGSVGElement) => {
      this.#drawing = drawing
      this.#whole = whole
      const measure = new ResizeObserver(([{ contentRect: box } = { contentRect: new DOMRect() }]) => {
        if (!box.width) return
        this.#shape = box.width / box.height
        this.#cell = cell * Math.min(box.width / whole.w, box.height / whole.h)
      })
      measure.observe(drawing)
      const gone = new AbortController()
      const { signal } = gone
      const listen = (
        name: 'pointermove' | 'pointerup' | 'pointercancel',
        hear: (event: PointerEvent) => void,
      ) => addEventListener(name, hear, { signal })
      drawing.addEventListener('pointerdown', (event) => this.#down(event), { signal })
      listen('pointermove', (event) => this.#move(event, holding()))
      listen('pointerup', (event) => this.#held.delete(event.pointerId))
      listen('pointercancel', (event) => this.#held.delete(event.pointerId))
      // The page stays where it is while the board is pinched or dragged.
      const stay = (event: TouchEvent) => {
        if (this.offered && event.cancelable && (event.touches.length > 1 || (this.zoomed && !holding())))
          event.preventDefault()
      }
      drawing.addEventListener('touchmove', stay, { passive: false, signal })
      return () => {
        measure.disconnect()
        gone.abort()
      }
    }
  }

  /** Nearer, or farther, around the middle of what is seen. */
  step(nearer: boolean) {
    const { x, y, w, h } = this.seen
    this.#zoom(nearer ? STEP : 1 / STEP, [x + w / 2, y + h / 2])
  }

  /** Has a place of the board in sight. */
  reveal(at: Point) {
    if (this.zoomed) this.#seen = showing(this.#whole, this.seen, at, 1)
  }

  wheel(event: WheelEvent) {
    if (!this.offered || event.defaultPrevented || !(this.zoomed || event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    const turn = Math.min(Math.max(event.deltaY, -TURN), TURN)
    this.#zoom(Math.exp(-turn / 100), this.#at([event.clientX, event.clientY]))
  }

  #zoom(by: number, at: Point) {
    if (this.offered) this.#seen = zoomed(this.#whole, this.seen, by, at, this.#most)
  }

  #down({ pointerId, clientX, clientY, button }: PointerEvent) {
    if (button) return
    if (!this.#held.size) this.dragged = false
    this.#held.set(pointerId, [clientX, clientY])
    this.#start = [clientX, clientY]
  }

  #move({ pointerId, clientX, clientY }: PointerEvent, holding: boolean) {
    const before = this.#held.get(pointerId)
    if (!before || !this.offered) return
    const now: Point = [clientX, clientY]
    const other = [...this.#held].find(([id]) => id !== pointerId)?.[1]
    if (!other && (holding || !this.zoomed)) return
    if (!other && !this.dragged && Math.hypot(now[0] - this.#start[0], now[1] - this.#start[1]) < SLOP) return
    this.dragged = true
    this.#held.set(pointerId, now)
    const from = this.#at(before)
    const to = this.#at(now)
    // Of two fingers each carries half of the way.
    const share = other ? 0.5 : 1
    this.#seen = shifted(this.#whole, this.seen, [(from[0] - to[0]) * share, (from[1] - to[1]) * share])
    if (!other) return
    const apart = (at: Point) => Math.hypot(at[0] - other[0], at[1] - other[1])
    const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]
    this.#zoom(apart(now) / Math.max(apart(before), 1), this.#at(middle))
  }

  /** Where on the board a point of the window is. */
  #at([x, y]: Point): Point {
    const matrix = this.#drawing?.getScreenCTM()
    if (!matrix) return [0, 0]
    const { x: px, y: py } = new DOMPoint(x, y).matrixTransform(matrix.inverse())
    return [px, py]
  }
}
