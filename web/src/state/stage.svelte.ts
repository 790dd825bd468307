/** Animates what happens on a board: dice tumble, then nodes move. Each board on the screen has one stage. */
import { tick } from 'svelte'
import type { Happening, Motion, Point } from '../api/scene'
import { timeline, together } from '../lib/motion_timeline'
import { settings, still } from './settings.svelte'

const PACE = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 }
const THROW = 1100
const FLIP = 90

export class Stage {
  /** The dice that are tumbling. */
  thrown: ReadonlySet<string> = $state.raw(new Set())
  /** What each of them will show. */
  landing: Record<string, string> = $state.raw({})
  /** What dice on the board show while they tumble. */
  faces: Record<string, string> = $state({})
  /** The board's SVG element, once it is on the screen. */
  drawing: SVGSVGElement | undefined
  #busy = $state(false)
  #running: Animation[] = []
  #wake = () => {}
  #hurry = false

  get busy(): boolean {
    return this.#busy
  }

  /** How long dice tumble, in milliseconds. */
  get throwing(): number {
    return THROW * PACE[settings.speed]
  }

  /** Tumbles the dice, calls `show` to draw the new scene, and animates the nodes that moved. */
  async play(happenings: Happening[], show: () => void) {
    this.skip()
    this.#hurry = false
    const dice = happenings.flatMap((each) => each.rolled ?? [])
    const faces = happenings.flatMap((each) => each.faces ?? [])
    if (still() || document.hidden) {
      show()
      return
    }
    this.#busy = true
    if (dice.length) await this.#throw(dice, faces)
    const motions = happenings.flatMap((each) => each.motions ?? []).filter((each) => each.points.length > 1)
    const before = this.#places(motions)
    show()
    await tick()
    if (!this.#hurry) await this.#move(together(motions, before, this.#places(motions)))
    this.#busy = false
  }

  /** Ends the running animations at once. */
  skip() {
    this.#hurry = true
    this.#wake()
    for (const each of this.#running) each.finish()
  }

  async #throw(dice: string[], faces: string[]) {
    this.landing = Object.fromEntries(dice.map((die, i) => [die, faces[i] ?? '']))
    this.thrown = new Set(dice)
    const flip = setInterval(() => {
      for (const die of dice) this.faces[die] = String(1 + Math.floor(Math.random() * 6))
    }, FLIP)
    await new Promise<void>((resolve) => {
      this.#wake = resolve
      setTimeout(resolve, this.throwing)
    })
    clearInterval(flip)
    this.thrown = new Set()
  }

  /** Where the nodes that are carried along are now. */
  #places(motions: Motion[]): Map<string, Point> {
    const found = motions
      .flatMap((each) => each.along ?? [])
      .flatMap((id): [string, Point][] => {
        const matrix = this.#find(id)?.transform.baseVal.consolidate()?.matrix
        return matrix ? [[id, [matrix.e, matrix.f]]] : []
      })
    return new Map(found)
  }

  async #move(groups: Motion[][]) {
    const { tracks, total } = timeline(groups, PACE[settings.speed])
    this.#running = tracks.flatMap(({ node, frames }) => this.#find(node)?.animate(frames, total) ?? [])
    await Promise.allSettled(this.#running.map((each) => each.finished))
    this.#running = []
  }

  #find(id: string) {
    return this.drawing?.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`)
  }
}
