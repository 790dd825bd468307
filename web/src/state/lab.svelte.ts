/** What a rule does: asked again and again while somebody looks, as each answer is sharper than the one before. */

import { same } from '../api/option_schema'
import { type LabGame, type LabView, lab, labGame, type Options, Problem, reasonOf } from '../api/rest'
import type { Words } from '../api/words'

const PAUSE = 120
/** After a refusal: the server has enough to do. */
const AFTER_REFUSAL = 3000

export class Lab {
  view: LabView | undefined = $state.raw()
  fault: Words = $state.raw('')
  /** The version that is compared with. */
  pinned: Options = $state.raw({})
  /** The design on the screen. */
  options: Options = $state.raw({})
  /** For how long it has been got ready, in seconds; 0 where there are numbers. */
  preparing = $state(0)
  game: LabGame | undefined = $state.raw()
  /** Which of the games is watched. */
  watched = $state(-1)
  watching = $state(false)
  #timer = 0
  #asking = false
  #gone = false

  constructor(
    readonly name: string,
    options: Options,
  ) {
    this.pinned = this.options = options
    document.addEventListener('visibilitychange', this.#again)
    this.#look()
  }

  get changed(): boolean {
    return !same(this.options, this.pinned)
  }

  /** Asks no more. */
  stop() {
    this.#gone = true
    clearTimeout(this.#timer)
    document.removeEventListener('visibilitychange', this.#again)
  }

  /** Another design is on the screen. */
  show(options: Options) {
    if (same(options, this.options)) return
    this.options = options
    this.#again()
  }

  /** What is on the screen is compared with from now on. */
  pin() {
    this.pinned = this.options
    this.#again()
  }

  /** Shows the most dramatic game that was played by now. */
  async watch() {
    const { dramatic } = this.view ?? {}
    if (!dramatic || this.watching) return
    this.watching = true
    this.fault = ''
    try {
      const question = this.#question
      const { game: number } = dramatic
      let found: LabGame | null = null
      while (!found && !this.#gone) {
        found = await labGame(this.name, { ...question, number })
        if (!found) await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
      this.game = found ?? undefined
      this.watched = number
    } catch (problem) {
      this.fault = reasonOf(problem)
    }
    this.watching = false
  }

  get #question() {
    return { options: this.options, pinned: this.changed ? this.pinned : null }
  }

  #again = () => {
    clearTimeout(this.#timer)
    if (!this.#asking) this.#look()
  }

  async #look() {
    if (this.#gone || document.hidden) return
    const question = this.#question
    let pause = PAUSE
    let done = false
    this.#asking = true
    try {
      const answer = await lab(this.name, question)
      if (same(question, this.#question)) {
        this.fault = ''
        this.preparing = answer.stage === 'preparing' ? answer.seconds : 0
        if (answer.stage !== 'preparing' || answer.figures.length) this.view = answer
        done = answer.stage === 'done'
      }
    } catch (problem) {
      if (same(question, this.#question)) {
        this.fault = reasonOf(problem)
        done = !(problem instanceof Problem && ['too_fast', 'offline', 'timeout'].includes(problem.code))
        pause = AFTER_REFUSAL
      }
    }
    this.#asking = false
    if (!same(question, this.#question)) this.#again()
    else if (!done && !this.#gone) this.#timer = setTimeout(() => this.#look(), pause)
  }
}
