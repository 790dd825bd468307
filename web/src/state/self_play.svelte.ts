/** A sample that goes on by itself: slowly, only while it can be seen, and never for people who want no motion. */

import type { SampleMove } from '../api/rest'
import type { Scene } from '../api/scene'
import { still } from './settings.svelte'
import { Stage } from './stage.svelte'

const FIRST = 1500
const PAUSE = 2200

export class SelfPlay {
  scene: Scene | undefined = $state.raw()
  readonly stage = new Stage()
  #moves: SampleMove[] | undefined
  #at = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly load: () => Promise<SampleMove[]>) {}

  /** Plays while an element is in sight; returns how to stop. */
  while(element: HTMLElement): () => void {
    const watching = new IntersectionObserver(([entry]) => {
      clearTimeout(this.#timer)
      if (entry?.isIntersecting && !still())
        this.#timer = setTimeout(() => this.#next(), FIRST + Math.random() * PAUSE)
    })
    watching.observe(element)
    return () => {
      watching.disconnect()
      clearTimeout(this.#timer)
      this.stage.skip()
    }
  }

  async #next() {
    // Where the moves cannot be loaded, the picture simply stands.
    if (!document.hidden) this.#moves ??= await this.load().catch(() => [])
    const move = document.hidden ? undefined : this.#moves?.[this.#at]
    if (move) {
      this.#at++
      await this.stage.play([{ motions: move.happening.motions }], () => {
        this.scene = move.scene
      })
    } else if (this.#moves?.length && !document.hidden) {
      this.scene = undefined
      this.#at = 0
    }
    this.#timer = setTimeout(() => this.#next(), PAUSE)
  }
}
