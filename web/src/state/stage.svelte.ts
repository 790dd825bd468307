/**
 * Animates what happens on a board: dice tumble, nodes move, a card is turned over, effects are seen. Each board
 * on the screen has one stage.
 */
import { tick } from 'svelte'
import type { Card, Effect, Happening, Moment, Motion, Point } from '../api/scene'
import type { Cue } from '../lib/cues'
import { type Beat, timeline, together } from '../lib/motion_timeline'
import { settings, still } from './settings.svelte'
import { keepSprites } from './sprites.svelte'

const PACE = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 }
/** Milliseconds. */
const THROW = 1100
const FLIP = 90
const STRIKE = 440
const SHAKE = 380
const FLOAT = 1000
const CARD = 2600
const READ = 1000

/** Sounds of how it ended; the others are those of motions, which are heard as they run. */
const RESULTS: readonly string[] = ['good', 'bad', 'win']

/** An effect where it is seen, in pixels of the window. */
export interface Sight {
  id: number
  effect: Effect
  /** Of the middle of the node or player it is seen at. */
  x: number
  y: number
  /** How large that is. */
  size: number
  /** How far what flies has to go. */
  dx: number
  dy: number
  /** Milliseconds. */
  long: number
}

export class Stage {
  /** The dice that are tumbling. */
  thrown: ReadonlySet<string> = $state.raw(new Set())
  /** What each of them will show, until all that comes of it has been seen. */
  landing: Record<string, string> = $state.raw({})
  /** What dice on the board show while they tumble. */
  faces: Record<string, string> = $state({})
  /** The card that is turned over. */
  card: Card | null = $state.raw(null)
  /** What is going on, as long as it is seen. */
  moment: Moment | null = $state.raw(null)
  /** The effects that are seen. */
  sights: Sight[] = $state.raw([])
  /** The board's SVG element, once it is on the screen. */
  drawing: SVGSVGElement | undefined
  #running: Animation[] = []
  #timers = new Set<() => void>()
  /** Grows with every skip: what was begun before is over. */
  #run = 0
  #seen = 0
  /** Hears what moves, and how it ended. */
  readonly #cue: (cue: Cue) => void

  constructor(cue: (cue: Cue) => void = () => {}) {
    this.#cue = cue
  }

  /** How long dice tumble, in milliseconds. */
  get throwing(): number {
    return this.#paced(THROW)
  }
  /** How long a card is seen. */
  get turning(): number {
    return this.#paced(CARD)
  }

  /**
   * Tumbles the dice, calls `show` to draw the new scene, and animates the rest of what happened; `land` is called
   * when blows have landed.
   */
  async play(happenings: Happening[], show: () => void, land: () => void = () => {}) {
    this.#stop()
    const dice = happenings.flatMap((each) => each.rolled ?? [])
    if (still() || document.hidden) {
      show()
      if (dice.length) this.#cue('roll')
      for (const { sound } of happenings) if (sound) this.#cue(sound)
      return
    }
    const run = this.#run
    const on = () => run === this.#run
    keepSprites(...happenings)
    if (dice.length)
      await this.#throw(
        dice,
        happenings.flatMap((each) => each.faces ?? []),
      )
    const motions = happenings
      .flatMap((each) => each.motions ?? [])
      .filter((each) => each.points.length > (each.style === 'drop' ? 0 : 1))
    const before = this.#places(motions)
    show()
    await tick()
    if (on()) await this.#move(together(motions, before, this.#places(motions)))
    for (const { card } of happenings) if (card && on()) await this.#turn(card)
    const moment = happenings.flatMap((each) => each.moment ?? []).at(-1)
    if (moment && on()) this.moment = moment
    const effects = happenings.flatMap((each) => each.effects ?? [])
    if (on()) await this.#strike(effects, land)
    for (const { sound } of happenings) if (sound && RESULTS.includes(sound)) this.#cue(sound)
    if (moment && on()) await this.#wait(this.#paced(READ))
    if (on()) this.#rest()
  }

  /** All that was to be seen has been seen. */
  #rest() {
    this.moment = null
    this.landing = {}
  }

  /** Ends everything that moves at once. */
  skip() {
    this.#stop()
    this.sights = []
  }

  /** The same, but what floats goes on. */
  #stop() {
    this.#run++
    for (const wake of [...this.#timers]) wake()
    for (const each of this.#running) each.finish()
    this.#rest()
  }

  #paced(long: number): number {
    return long * PACE[settings.speed]
  }

  /** Waits, unless it is skipped. */
  #wait(long: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        this.#timers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, long)
      this.#timers.add(wake)
    })
  }

  async #throw(dice: string[], faces: string[]) {
    this.landing = Object.fromEntries(dice.map((die, i) => [die, faces[i] ?? '']))
    this.thrown = new Set(dice)
    this.#cue('roll')
    const flip = setInterval(() => {
      for (const die of dice) this.faces[die] = String(1 + Math.floor(Math.random() * 6))
    }, FLIP)
    await this.#wait(this.throwing)
    clearInterval(flip)
    this.thrown = new Set()
  }

  /** Where the nodes that are carried along are now. */
  #places(motions: Motion[]): Map<string, Point> {
    const found = motions
      .flatMap((each) => each.along ?? [])
      .flatMap((id): [string, Point][] => {
        const matrix = this.#node(id)?.transform.baseVal.consolidate()?.matrix
        return matrix ? [[id, [matrix.e, matrix.f]]] : []
      })
    return new Map(found)
  }

  async #move(groups: Motion[][]) {
    const { tracks, beats, total } = timeline(groups, PACE[settings.speed])
    const run = this.#run
    let heard = 0
    const hear = () => this.#cue((beats[heard++] as Beat).cue)
    const timers = beats.map(({ at }) => setTimeout(hear, at))
    this.#running = tracks.flatMap(({ node, frames }) => this.#node(node)?.animate(frames, total) ?? [])
    await Promise.allSettled(this.#running.map((each) => each.finished))
    this.#running = []
    timers.forEach(clearTimeout)
    // The last one lands when the motion ends.
    if (run === this.#run) while (heard < beats.length) hear()
  }

  async #turn(card: Card) {
    this.card = card
    this.#cue('card')
    await this.#wait(this.turning)
    this.card = null
  }

  /** Shows all effects at once. Numbers go on floating when the rest is over. */
  async #strike(effects: Effect[], land: () => void) {
    if (!effects.length) return
    const run = this.#run
    const strikes = effects.filter(({ kind }) => kind === 'strike')
    this.#see(strikes, STRIKE)
    if (strikes.length) await this.#wait(this.#paced(STRIKE))
    if (run !== this.#run) return
    if (strikes.length) this.#cue('strike')
    land()
    const shaken = effects.filter(({ kind }) => kind === 'shake')
    for (const { at } of shaken) this.#shake(at)
    this.#see(
      effects.filter(({ kind }) => kind === 'float' || kind === 'flash'),
      FLOAT,
    )
    if (shaken.length) await this.#wait(this.#paced(SHAKE))
  }

  #see(effects: Effect[], long: number) {
    const sights = effects.flatMap((effect): Sight[] => {
      const at = this.#box(effect.at)
      const to = this.#box(effect.to || effect.at) ?? at
      if (!at || !to) return []
      const way = { dx: to.x - at.x, dy: to.y - at.y, long: this.#paced(long) }
      return [{ id: this.#seen++, effect, ...at, ...way }]
    })
    this.sights = [...this.sights, ...sights]
    setTimeout(() => {
      this.sights = this.sights.filter((each) => !sights.includes(each))
    }, this.#paced(long))
  }

  #shake(id: string) {
    const found = this.#find(id)
    // What is drawn on a board is measured in units of the board.
    const by = found instanceof SVGElement ? 0.09 : 5
    const sway = [0, -by, by, -by, by, 0].map((x) => `${x}px 0`)
    const running = found?.animate({ translate: sway }, this.#paced(SHAKE))
    if (running) this.#running.push(running)
  }

  /** The middle and the size of a node or a player. */
  #box(id: string): { x: number; y: number; size: number } | undefined {
    const box = this.#find(id)?.getBoundingClientRect()
    if (!box?.width) return
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.min(box.width, box.height) }
  }

  #find(id: string): Element | null | undefined {
    return this.#node(id) ?? document.querySelector(`[data-player="${CSS.escape(id)}"]`)
  }

  #node(id: string) {
    return this.drawing?.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`)
  }
}
