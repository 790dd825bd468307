/** A search for boards, which goes on as long as somebody looks. */

import {
  type Checked,
  check,
  type FindView,
  type FoundBoard,
  findBoards,
  type Options,
  Problem,
  reasonOf,
} from '../api/rest'
import type { Words } from '../api/words'

const PAUSE = 300
const AFTER_REFUSAL = 3000
export const SECONDS = 10

/** What is wanted of a board. */
export interface Aim {
  rounds: number
  /** How many rounds more or fewer are fine. */
  within: number
  /** How many points from fair the first place may be. */
  points: number
  figure: string
}

/** A board of the gallery, with its picture. */
export interface Shown extends FoundBoard {
  key: string
  picture?: Checked
}

export class BoardSearch {
  view: FindView | undefined = $state.raw()
  gallery: Shown[] = $state.raw([])
  fault: Words = $state.raw('')
  running = $state(false)
  /** The board that was measured anew. */
  best: Shown | undefined = $state.raw()
  #pictures = new Map<string, Checked>()
  #finish = false
  #gone = false
  /** Another one for each search, so that the same question finds other boards. */
  #seed = 0

  constructor(
    readonly name: string,
    readonly field: string,
  ) {}

  async start(options: Options, aim: Aim) {
    this.running = true
    this.#finish = false
    this.view = this.best = undefined
    this.gallery = []
    this.#seed++
    const form = {
      options,
      over: this.field,
      figure: aim.figure,
      where: {
        rounds: [aim.rounds - aim.within, aim.rounds + aim.within] as [number, number],
        edge: [-aim.points / 100, aim.points / 100] as [number, number],
      },
      seconds: SECONDS,
      seed: this.#seed,
    }
    try {
      do {
        if (this.view) await new Promise((resolve) => setTimeout(resolve, PAUSE))
        const view = await this.#patiently(() => findBoards(this.name, { ...form, finish: this.#finish }))
        if (!view || view.stage === 'preparing') this.view ??= view
        else await this.#take(view)
      } while (this.view?.stage !== 'done' && !this.#gone)
    } catch (problem) {
      this.fault = reasonOf(problem)
    }
    this.running = false
  }

  /** The answer; nothing, after a while, where the server has enough to do. */
  async #patiently(ask: () => Promise<FindView>): Promise<FindView | undefined> {
    try {
      const view = await ask()
      this.fault = ''
      return view
    } catch (problem) {
      if (!(problem instanceof Problem && problem.code === 'too_fast')) throw problem
      this.fault = problem.words
      await new Promise((resolve) => setTimeout(resolve, AFTER_REFUSAL))
    }
  }

  /** Ends the search; what was found is kept. */
  finish() {
    this.#finish = true
  }

  /** Asks no more. */
  stop() {
    this.#gone = true
  }

  async #take(view: FindView) {
    const shown = await Promise.all(view.gallery.map((board) => this.#shown(board)))
    const { best } = view
    this.best = best
      ? await this.#shown({
          ...best,
          figures: Object.fromEntries(best.figures.map(({ name, value }) => [name, value])),
        })
      : undefined
    this.gallery = shown
    this.view = view
  }

  async #shown(board: FoundBoard): Promise<Shown> {
    const key = JSON.stringify(board.options)
    let picture = this.#pictures.get(key)
    if (!picture) {
      picture = await check(this.name, board.options)
      this.#pictures.set(key, picture)
    }
    return { ...board, key, picture }
  }
}
