/** What a player is about to do: the steps taken so far, and what is held over the board. */
import * as steps from './steps'
import type { Board, Choices, Node, Point, Scene, Step, Turn } from './view'

export interface Offer extends Step {
  step: string
  /** Whether it is among the steps taken. */
  taken: boolean
}

const NOTHING: Choices = { kinds: [], tree: {} }

export class Hand {
  path: steps.Path = $state.raw([])
  /** The cell that is pointed at. */
  pointed: string | null = $state(null)
  /** A choice that waits for a yes. */
  asked: { path: steps.Path; action: number } | null = $state.raw(null)
  #choices: Choices = $derived.by(() => this.look()?.choices ?? NOTHING)
  #cells: Map<string, Node> = $derived.by(
    () => new Map(this.look()?.board.nodes.map((node) => [node.id, node] as const)),
  )

  constructor(
    readonly look: () => { board: Board; scene: Scene; choices?: Choices } | undefined,
    readonly act: (action: number) => void,
  ) {}

  /** All steps that may be taken now. */
  open: ReadonlySet<string> = $derived.by(() => new Set(steps.open(this.#choices, this.path)))
  turns: Turn[] = $derived.by(() => {
    const seen = this.look()
    return seen ? steps.turns(seen.board, this.path) : []
  })
  /** The shape that is held. */
  shape: Point[] | undefined = $derived.by(() => this.look()?.board.shapes?.[this.path.at(-1) ?? ''])
  /** The ids of what can be clicked. */
  #places: ReadonlySet<string> = $derived.by(() => {
    const seen = this.look()
    if (!seen) return new Set()
    const trays = (seen.scene.trays ?? []).flatMap((tray) => tray.items.map((item) => item.step))
    const nodes = [...this.#cells.keys(), ...seen.scene.nodes.map((node) => node.id)]
    return new Set([...trays, ...nodes, ...seen.scene.players.map((_, seat) => `seat${seat}`)])
  })
  /** Steps that have no place on the table: buttons. */
  offers: Offer[] = $derived.by(() =>
    [...this.open]
      .filter((step) => !this.#places.has(step))
      .map((step) => ({
        label: step,
        ...this.#choices.steps?.[step],
        step,
        taken: this.path.includes(step),
      })),
  )
  /** What is said of the places that may be chosen. */
  labels: Record<string, string> = $derived.by(() =>
    Object.fromEntries(
      Object.entries(this.#choices.steps ?? {}).flatMap(([step, { label }]) =>
        this.open.has(step) ? [[step, label]] : [],
      ),
    ),
  )
  fits: boolean = $derived.by(
    () => this.pointed !== null && this.pointed in steps.after(this.#choices, this.path),
  )
  ghost: { squares: Point[]; fits: boolean } | null = $derived.by(() => {
    const cell = this.pointed === null ? undefined : this.#cells.get(this.pointed)
    if (!this.shape || !cell) return null
    const corner: Point = [cell.x - 0.5, cell.y - 0.5]
    return { squares: this.shape.map(([x, y]): Point => [corner[0] + x, corner[1] + y]), fits: this.fits }
  })

  choose(step: string) {
    const next = steps.take(this.#choices, this.path, step)
    if (!next) return
    if (next.action === undefined) {
      this.path = next.path
    } else if (steps.isGrave(this.#choices, next.path)) {
      this.asked = { path: next.path, action: next.action }
    } else {
      this.act(next.action)
    }
  }

  /** Answers whether a grave choice was meant. */
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

  clear() {
    this.path = []
    this.asked = null
  }

  label(step: string): string {
    return steps.label(this.#choices, step)
  }
}
