/** The move a player is putting together: the steps chosen so far, and the piece held over the board. */

import type { Board, Choices, Limit, Point, Scene, Step, Tray, Turn } from '../api/scene'
import type { Words } from '../api/words'
import * as steps from '../lib/choice_tree'
import { type Fault, fault, Grid, opened } from '../lib/placing'

/** What the hand is at. */
export interface Look {
  board: Board
  scene: Scene
  choices?: Choices
  /** The tray whose pieces may be held, by its number; -1: none. */
  tray?: number
}

/** The piece that is held, over the board. */
export interface Held {
  /** The top left corners of its squares. */
  squares: Point[]
  /** The cells they cover. */
  names: string[]
  tone: string
  pattern: string
  /** The sprites of its body and of the dashes around it, and where their origin lies. */
  sprite: string
  frame: string
  at: Point
  /** Whether it may be placed there, now or, where somebody plans, later. */
  fits: boolean
  fault: Fault | null
  /** The top left corners of the cells that it would open. */
  opens: Point[]
}

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
  /** Where the held piece is wanted: a point that it hangs from, or the cell that the keyboard is at. */
  wanted: Point | string | null = $state.raw(null)
  /** The step that is looked at, by pointing at it or by the focus, before it is chosen. */
  looked: string | null = $state(null)
  /** A choice that waits for confirmation. */
  asked: { path: steps.Path; action: number } | null = $state.raw(null)
  #choices: Choices = $derived.by(() => this.look()?.choices ?? NOTHING)
  #board: Board | undefined = $derived.by(() => this.look()?.board)
  #grid: Grid | undefined = $derived.by(() => this.#board && new Grid(this.#board))
  #key = ''

  constructor(
    readonly look: () => Look | undefined,
    readonly act: (action: number) => void,
  ) {}

  /** All steps that may be chosen now. */
  open: ReadonlySet<string> = $derived.by(() => new Set(steps.open(this.#choices, this.path)))
  /** What the step chosen last leads to. */
  sentence: Words = $derived.by(() => this.#choices.steps?.[this.path.at(-1) ?? '']?.sentence ?? '')
  /** The label of the button that picks the next step by number; empty where that is not offered. */
  byNumber: Words = $derived.by(() => this.#choices.steps?.[this.path.at(-1) ?? '']?.by_number ?? '')
  turns: Turn[] = $derived.by(() => {
    return this.#board ? steps.turns(this.#board, this.path) : []
  })
  /** The shape of the piece that is held. */
  shape: Point[] | undefined = $derived.by(() => this.#board?.shapes?.[this.path.at(-1) ?? ''])
  tray: Tray | undefined = $derived.by(() => this.look()?.scene.trays?.[this.look()?.tray ?? -1])
  /** The rules for the pieces of the tray. */
  #limits: Limit[] = $derived.by(() => {
    const own = this.look()?.tray ?? -1
    return this.tray
      ? (this.look()?.scene.limits ?? []).filter(({ tray = -1 }) => tray < 0 || tray === own)
      : []
  })
  /** The top left corners of the cells one of which the next piece must cover. */
  corners: Point[] = $derived.by(() =>
    this.#limits
      .filter(({ kind }) => kind === 'some')
      .flatMap(({ cells }) => this.#grid?.corners(cells) ?? []),
  )
  /** The steps that stand for items in trays. */
  #lying: ReadonlySet<string> = $derived.by(
    () => new Set((this.look()?.scene.trays ?? []).flatMap((tray) => tray.items.map((item) => item.step))),
  )
  /** The ids of everything that can be clicked. */
  #places: ReadonlySet<string> = $derived.by(() => {
    const seen = this.look()
    if (!seen) return new Set()
    const nodes = [...seen.board.nodes, ...seen.scene.nodes].map((node) => node.id)
    return new Set([...this.#lying, ...nodes, ...seen.scene.players.map((_, seat) => `seat${seat}`)])
  })
  /**
   * The steps offered as buttons: those with nothing to click, and places on the board if they are few.
   * Shortcuts to any of them come last.
   */
  offers: Offer[] = $derived.by(() => {
    const rest = [...this.open].filter((step) => !this.#places.has(step))
    const nodes = [...this.open].filter((step) => this.#places.has(step) && !this.#lying.has(step))
    const few = !this.shape && nodes.length <= FEW
    const short = (step: string) => Number(!!this.#choices.steps?.[step]?.flags?.includes('shortcut'))
    const all = [...rest, ...(few ? nodes : [])].toSorted((one, other) => short(one) - short(other))
    return all.map((step) => ({
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
  aims: Aim[] = $derived.by(() => {
    const following = steps.after(this.#choices, this.path)
    const action = this.looked === null ? undefined : following[this.looked]
    return [...this.open].flatMap((step) => {
      const { leads, outcome = '' } = this.#choices.steps?.[step] ?? {}
      // A shortcut leads where the step leads that it stands for.
      const near = step === this.looked || (typeof action === 'number' && action === following[step])
      return leads ? [{ step, node: leads, outcome, near }] : []
    })
  })
  /** Where the cell that is chosen for the held piece is. */
  #spot: Point | undefined = $derived.by(() => {
    const [grid, shape, wanted] = [this.#grid, this.shape, this.wanted]
    if (!grid || !shape || wanted === null) return
    return typeof wanted === 'string'
      ? grid.stood(shape, wanted)
      : grid.hung(shape, wanted, (cell) => this.#suits(cell))
  })
  /** The cell that would be chosen. */
  pointed: string | undefined = $derived(this.#spot && this.#grid?.at(this.#spot))
  /** Whether it may be chosen now. */
  fits: boolean = $derived.by(
    () => this.pointed !== undefined && this.pointed in steps.after(this.#choices, this.path),
  )
  ghost: Held | null = $derived.by(() => {
    const [grid, shape, spot] = [this.#grid, this.shape, this.#spot]
    if (!grid || !shape || !spot || this.pointed === undefined) return null
    const step = this.path.at(-1) ?? ''
    const squares = shape.map(([x, y]): Point => [spot[0] + x, spot[1] + y])
    const fits = this.#suits(this.pointed)
    const opens = fits ? opened(this.#limits, grid.covered(this.#board?.opens?.[step] ?? [], spot)) : []
    return {
      squares,
      names: grid.covered(shape, spot),
      tone: this.tray?.tone ?? 'plain',
      pattern: this.tray?.pattern ?? '',
      sprite: this.#board?.shape_sprites?.[step] ?? '',
      frame: this.#board?.frame_sprites?.[step] ?? '',
      at: [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))],
      fits,
      fault: fits ? null : fault(this.#limits, grid.covered(shape, spot)),
      opens: grid.corners(opens),
    }
  })

  /** Whether the held piece may be placed at a cell; where somebody plans, whether it breaks no limit. */
  #suits(cell: string): boolean {
    const following = steps.after(this.#choices, this.path)
    if (!steps.isPlan(this.#choices)) return cell in following
    const at = this.#grid?.corner(cell)
    const covered = at && this.shape ? this.#grid?.covered(this.shape, at) : []
    return covered?.length === this.shape?.length && !fault(this.#limits, covered ?? [])
  }

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

  /** Moves the held piece: to hang from a point, or with its middle to a cell. */
  point(wanted: Point | string | null) {
    this.wanted = wanted
  }

  /** Places the held piece, if it fits where it is. */
  place() {
    if (this.pointed !== undefined && this.fits) this.choose(this.pointed)
  }

  /** The step that a key chooses. */
  byKey(letter: string): string | undefined {
    const known = this.#choices.steps ?? {}
    return [...this.open].find((step) => known[step]?.key?.toLowerCase() === letter.toLowerCase())
  }

  /** The middle of the next place where the held piece fits. */
  next(): string | undefined {
    const cells = Object.keys(steps.after(this.#choices, this.path)).filter((step) =>
      this.#grid?.corner(step),
    )
    const cell = cells[(cells.indexOf(this.pointed ?? '') + 1) % cells.length]
    return cell && this.shape && this.#grid?.middle(this.shape, cell)
  }

  /** Chooses all steps of a path but the last, and points or aims at the last. */
  show(path: readonly string[]) {
    const last = path.at(-1) ?? ''
    const aims = this.#choices.steps?.[last]?.flags?.includes('aim')
    this.path = aims ? path : path.slice(0, -1)
    this.point((this.shape && this.#grid?.middle(this.shape, last)) || null)
  }

  lookAt(step: string | null) {
    this.looked = step
  }

  /** The table has changed: what is held of the same tray stays in hand, everything else is put back. */
  settle() {
    const { tray } = this
    const key = tray ? `${tray.seat} ${tray.tone}` : ''
    const kept = key === this.#key && tray?.items.some((item) => item.step === this.path[0] && !item.gone)
    this.#key = key
    if (!kept) this.path = []
    this.looked = null
    this.asked = null
  }

  sentenceOf(step: string): Words {
    return this.#choices.steps?.[step]?.sentence ?? ''
  }

  label(step: string): Words {
    return steps.label(this.#choices, step)
  }
}
