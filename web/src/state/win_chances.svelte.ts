/** The chances to win along a finished match, which the server works out while they are asked for. */

import { reasonOf, type WinGraph, winChances } from '../api/rest'
import type { Words } from '../api/words'

const PAUSE = 1500

export class WinChances {
  found: WinGraph = $state.raw({ total: 0, shares: [], turning: null, led: [] })
  fault: Words = $state.raw('')
  #timer = 0
  #gone = false

  constructor(readonly match: string) {
    this.#look()
  }

  get done(): boolean {
    return this.found.total > 0 && this.found.shares.length >= this.found.total
  }

  /** Asks no more. */
  stop() {
    this.#gone = true
    clearTimeout(this.#timer)
  }

  async #look() {
    try {
      this.found = await winChances(this.match)
      this.fault = ''
      if (this.done) return
    } catch (problem) {
      this.fault = reasonOf(problem)
    }
    if (!this.#gone) this.#timer = setTimeout(() => this.#look(), PAUSE)
  }
}
