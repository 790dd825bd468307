/** Plays a finished match back: the current step, and how it moves on. */

import type { ReplayStep } from '../api/rest'
import { settings } from './settings.svelte'
import { Stage } from './stage.svelte'

export const PACES = [0.5, 1, 2, 4] as const
const STEP_MS = 1100

export class Playback {
  at = $state(0)
  playing = $state(false)
  pace: number = $state(1)
  readonly stage = new Stage()
  #timer = 0

  constructor(
    readonly steps: ReplayStep[],
    start: number,
  ) {
    this.at = this.#within(start)
  }

  get last(): number {
    return this.steps.length - 1
  }
  get step(): ReplayStep | undefined {
    return this.steps[this.at]
  }

  /** Goes straight to a step, without animation. */
  jump(to: number) {
    this.stage.skip()
    this.at = this.#within(to)
    if (this.at === this.last) this.pause()
  }

  /** Goes to the next step, with animation. */
  async forward() {
    if (this.at >= this.last) return this.pause()
    const next = this.at + 1
    const happening = this.steps[next]?.happening
    await this.stage.play(happening ? [happening] : [], () => {
      this.at = next
    })
  }

  toggle() {
    if (this.playing) return this.pause()
    if (this.at >= this.last) this.jump(0)
    this.playing = true
    this.#run()
  }

  pause() {
    this.playing = false
    clearTimeout(this.#timer)
  }

  async #run() {
    if (!this.playing) return
    const fast = this.pace > 1 || settings.speed === 'instant'
    if (fast) this.jump(this.at + 1)
    else await this.forward()
    if (this.playing) this.#timer = setTimeout(() => this.#run(), STEP_MS / this.pace)
  }

  #within(step: number): number {
    return Math.max(0, Math.min(this.last, Math.floor(step) || 0))
  }
}
