/** The move a player is putting together: the steps chosen so far, and the piece held over the board. */

import type { Board, Choices, Node, Point, Scene, Step, Turn } from '../api/scene'
import type { Words } from '../api/words'
import * as steps from '../lib/choice_tree'

export interface Offer extends Step {
  step: string
  /** Whether it is one of the steps chosen so far. */
  taken: boolean
}

/** Where a step leads. */
export interface Aim {
  step: string
  node: string
  outcome: Words
  /** Whether the step is looked at. */
  near: boolean
}

/** Up to this many places on the board are offered as buttons too. */
const FEW = 8
const NOTHING: Choices = { kinds: [], tree: {} }

export class Hand {
  path: steps.Path = $state.raw([])
  /** The cell that is pointed at. */
  pointed: string | null = $state(null)
  /** The step that is looked at, by pointing at it or by the focus, before it is chosen. */
  looked: string | null = $state(null)
  /** A choice that waits for confirmation. */
  asked: { path: steps.Path; action: number } | null = $state.raw(null)
  #choices: Choices = $derived.by(() => this.look()?.choices ?? NOTHING)
  #cells: Map<string, Node> = $derived.by(
    () => new Map(this.look()?.board.nodes.map((node) => [node.id, node] as const)),
  )

  constructor(
    readonly look: () => { board: Board; scene: Scene; choices?: Choices } | undefined,
    readonly act: (action: number) => void,
  ) {}

  /** All steps that may be chosen now. */
  open: ReadonlySet<string> = $derived.by(() => new Set(steps.open(this.#choices, this.path)))
  /** What the step chosen last leads to. */
  sentence: Words = $derived.by(() => this.#choices.steps?.[this.path.at(-1) ?? '']?.sentence ?? '')
  /** The label of the button that picks the next step by number; empty where that is not offered. */
  byNumber: Words = $derived.by(() => this.#choices.steps?.[this.path.at(-1) ?? '']?.by_number ?? '')
  turns: Turn[] = $derived.by(() => {
    const seen = this.look()
    return seen ? steps.turns(seen.board, this.path) : []
  })
  /** The shape of the piece that is held. */
  shape: Point[] | undefined = $derived.by(() => this.look()?.board.shapes?.[this.path.at(-1) ?? ''])
  /** The steps that stand for items in trays. */
  #lying: ReadonlySet<string> = $derived.by(
    () => new Set((this.look()?.scene.trays ?? []).flatMap((tray) => tray.items.map((item) => item.step))),
  )
  /** The ids of everything that can be clicked. */
  #places: ReadonlySet<string> = $derived.by(() => {
    const seen = this.look()
    if (!seen) return new Set()
    const nodes = [...this.#cells.keys(), ...seen.scene.nodes.map((node) => node.id)]
    return new Set([...this.#lying, ...nodes, ...seen.scene.players.map((_, seat) => `seat${seat}`)])
  })
  /** The steps offered as buttons: those with nothing to click, and places on the board if they are few. */
  offers: Offer[] = $derived.by(() => {
    const rest = [...this.open].filter((step) => !this.#places.has(step))
    const nodes = [...this.open].filter((step) => this.#places.has(step) && !this.#lying.has(step))
    const few = !this.shape && nodes.length <= FEW
    return [...rest, ...(few ? nodes : [])].map((step) => ({
      label: step,
      ...this.#choices.steps?.[step],
      step,
      taken: this.path.includes(step),
    }))
  })
  /** The labels of the places that may be chosen. */
  labels: Record<string, Words> = $derived.by(() =>
    Object.fromEntries(
      Object.entries(this.#choices.steps ?? {}).flatMap(([step, { label }]) =>
        this.open.has(step) ? [[step, label]] : [],
      ),
    ),
  )
  /** Where the steps that may be chosen lead, and what comes of the one that is looked at. */
  aims: Aim[] = $derived.by(() =>
    [...this.open].flatMap((step) => {
      const { leads, outcome = '' } = this.#choices.steps?.[step] ?? {}
      return leads ? [{ step, node: leads, outcome, near: step === this.looked }] : []
    }),
  )
  fits: boolean = $derived.by(
    () => this.pointed !== null && this.pointed in steps.after(this.#choices, this.path),
  )
  ghost: { squares: Point[]; sprite: string; at: Point; fits: boolean } | null = $derived.by(() => {
    const cell = this.pointed === null ? undefined : this.#cells.get(this.pointed)
    if (!this.shape || !cell) return null
    const corner: Point = [cell.x - 0.5, cell.y - 0.5]
    const squares = this.shape.map(([x, y]): Point => [corner[0] + x, corner[1] + y])
    const at: Point = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))]
    const sprite = this.look()?.board.shape_sprites?.[this.path.at(-1) ?? ''] ?? ''
    return { squares, sprite, at, fits: this.fits }
  })

  /** The choice that is aimed at, and done by the raised action. */
  aimed: Offer | undefined = $derived.by(() => {
    const step = this.path.at(-1)
    const known = step === undefined ? undefined : this.#choices.steps?.[step]
    if (step === undefined || !known?.flags?.includes('aim')) return
    return steps.take(this.#choices, this.path.slice(0, -1), step)?.action === undefined
      ? undefined
      : { ...known, step, taken: true }
  })
  /** What is looked at, or else what is aimed at. */
  preview: Offer | undefined = $derived.by(() => {
    const known = this.looked === null ? undefined : this.#choices.steps?.[this.looked]
    return this.looked !== null && known ? { ...known, step: this.looked, taken: false } : this.aimed
  })

  /** What is known of a step that may be chosen. */
  step(id: string): Step | undefined {
    return this.open.has(id) ? this.#choices.steps?.[id] : undefined
  }

  /** Does what is aimed at. */
  confirm() {
    const action = this.aimed && steps.take(this.#choices, this.path.slice(0, -1), this.aimed.step)?.action
    if (action !== undefined) this.act(action)
  }

  choose(step: string) {
    const next = steps.take(this.#choices, this.path, step)
    if (!next) return
    if (next.action === undefined || this.#choices.steps?.[step]?.flags?.includes('aim')) {
      this.path = next.path
    } else if (steps.isGrave(this.#choices, next.path)) {
      this.asked = { path: next.path, action: next.action }
    } else {
      this.act(next.action)
    }
  }

  /** Chooses the next step by its number, counted from 0. */
  chooseNumber(number: number) {
    const following = Object.keys(steps.after(this.#choices, this.path))
    this.choose(following[Math.max(0, Math.min(number, following.length - 1))] ?? '')
  }

  /** Answers the question whether a choice was really meant. */
  answer(yes: boolean) {
    if (yes && this.asked) this.act(this.asked.action)
    this.asked = null
  }

  back() {
    this.path = steps.back(this.#choices, this.path)
  }

  turn(turn: Turn) {
    this.path = steps.turned(this.path, turn)
  }

  point(cell: string | null) {
    this.pointed = cell
  }

  /** The step that a key chooses. */
  byKey(letter: string): string | undefined {
    const known = this.#choices.steps ?? {}
    return [...this.open].find((step) => known[step]?.key?.toLowerCase() === letter.toLowerCase())
  }

  /** The next cell where the held piece fits. */
  next(): string | undefined {
    const cells = Object.keys(steps.after(this.#choices, this.path)).filter((step) => this.#cells.has(step))
    return cells[(cells.indexOf(this.pointed ?? '') + 1) % cells.length]
  }

  /** Chooses all steps of a path but the last, and points or aims at the last. */
  show(path: string[]) {
    const aims = this.#choices.steps?.[path.at(-1) ?? '']?.flags?.includes('aim')
    this.path = aims ? path : path.slice(0, -1)
    this.point(path.at(-1) ?? null)
  }

  lookAt(step: string | null) {
    this.looked = step
  }

  clear() {
    this.path = []
    this.looked = null
    this.asked = null
  }

  label(step: string): Words {
    return steps.label(this.#choices, step)
  }
}
