/** What one element of a board does: the figures with it less those without it, game by game. */

import { type LabFigure, type LabView, lab, type Options, Problem } from '../api/rest'
import type { Element } from '../lib/lab_elements'

/** For so long a pointer rests on a cell before anything is asked. */
const REST = 180
const PAUSE = 250
/** Games with chances after which nothing is asked any more. */
const ENOUGH = 400

export class Influence {
  element: Element | undefined = $state.raw()
  figures: LabFigure[] = $state.raw([])
  #known = new Map<string, LabView>()
  #timer = 0
  #turn = 0

  constructor(readonly name: string) {}

  /** Looks at an element of a design; at nothing, without one. */
  look(options: Options, field: string, element: Element | undefined) {
    clearTimeout(this.#timer)
    this.element = element
    this.figures = []
    const turn = ++this.#turn
    if (!element) return
    const without = { ...options, [field]: element.without }
    const key = JSON.stringify([options, without])
    this.figures = this.#known.get(key)?.figures ?? []
    this.#timer = setTimeout(() => this.#ask(turn, key, options, without), REST)
  }

  stop() {
    clearTimeout(this.#timer)
    this.#turn++
  }

  async #ask(turn: number, key: string, options: Options, pinned: Options) {
    try {
      const view = await lab(this.name, { options, pinned })
      if (turn !== this.#turn) return
      if (view.figures.length) {
        this.#known.set(key, view)
        this.figures = view.figures
      }
      if (view.stage === 'done' || view.judged >= ENOUGH) return
    } catch (problem) {
      if (turn !== this.#turn || !(problem instanceof Problem && problem.code === 'too_fast')) return
    }
    this.#timer = setTimeout(() => this.#ask(turn, key, options, pinned), PAUSE)
  }
}
