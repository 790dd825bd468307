/** Where a held piece lies on a board of unit cells, which rule it breaks there, and what it would open. */
import type { Board, Limit, Point } from '../api/scene'

/** How near a place must be that a piece snaps to, in cells. */
export const SNAP = 0.8

/** What is wrong with a place. */
export interface Fault {
  limit: Limit
  /** The cells that may not be covered. */
  cells: string[]
}

/** The box around a shape. */
export function box(shape: Point[]): { left: number; top: number; wide: number; high: number } {
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, wide: Math.max(...xs) - left + 1, high: Math.max(...ys) - top + 1 }
}

const key = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`

/** The cells of a board by where they are. */
export class Grid {
  readonly #ids = new Map<string, string>()
  readonly #corners = new Map<string, Point>()

  constructor(readonly board: Board) {
    for (const node of board.nodes) {
      if (node.kind !== 'cell' || (node.row ?? -1) < 0) continue
      this.#ids.set(key(node.x - 0.5, node.y - 0.5), node.id)
      this.#corners.set(node.id, [node.x - 0.5, node.y - 0.5])
    }
  }

  /** The cell whose top left corner is there. */
  at([x, y]: Point): string | undefined {
    return this.#ids.get(key(x, y))
  }

  /** The top left corner of a cell. */
  corner(cell: string): Point | undefined {
    return this.#corners.get(cell)
  }

  /** The same for several. */
  corners(cells: string[]): Point[] {
    return cells.flatMap((cell) => {
      const corner = this.corner(cell)
      return corner ? [corner] : []
    })
  }

  /** The cells that a shape covers when the one that is chosen for it is at a corner. */
  covered(shape: Point[], [x, y]: Point): string[] {
    return shape.flatMap(([dx, dy]) => this.at([x + dx, y + dy]) ?? [])
  }

  /** The nearest place for a shape that lies wholly on the board: where the cell chosen for it is. */
  inside(shape: Point[], [x, y]: Point): Point {
    const { left, top, wide, high } = box(shape)
    const within = (at: number, from: number, room: number) =>
      Math.max(0 - from, Math.min(room - from, Math.round(at)))
    return [within(x, left, this.board.width - wide), within(y, top, this.board.height - high)]
  }

  /**
   * Where the chosen cell of a shape is that hangs from its middle at a point: at the nearest place where it
   * fits, if there is one close by.
   */
  hung(shape: Point[], [x, y]: Point, fits: (cell: string) => boolean): Point {
    const { left, top, wide, high } = box(shape)
    const wanted: Point = [x - wide / 2 - left, y - high / 2 - top]
    const near = [Math.floor(wanted[0]), Math.floor(wanted[1])] as const
    let best: Point | undefined
    let least = SNAP
    for (let dx = -1; dx <= 2; dx++)
      for (let dy = -1; dy <= 2; dy++) {
        const place: Point = [near[0] + dx, near[1] + dy]
        const far = Math.hypot(place[0] - wanted[0], place[1] - wanted[1])
        const cell = far <= least ? this.at(place) : undefined
        if (cell !== undefined && fits(cell)) [best, least] = [place, far]
      }
    return best ?? this.inside(shape, wanted)
  }

  /** The same for a piece whose middle is moved from cell to cell. */
  stood(shape: Point[], cell: string): Point | undefined {
    const at = this.corner(cell)
    if (!at) return
    const [dx, dy] = middle(shape)
    return this.inside(shape, [at[0] - dx, at[1] - dy])
  }

  /** The cell in the middle of a shape that is placed at a cell. */
  middle(shape: Point[], cell: string): string | undefined {
    const at = this.corner(cell)
    const [dx, dy] = middle(shape)
    return at && this.at([at[0] + dx, at[1] + dy])
  }
}

/** The cell in the middle of a shape, from the one that is chosen for it. */
function middle(shape: Point[]): Point {
  const { left, top, wide, high } = box(shape)
  return [left + Math.floor((wide - 1) / 2), top + Math.floor((high - 1) / 2)]
}

/** The first limit that a piece breaks that covers these cells. */
export function fault(limits: Limit[], covered: string[]): Fault | null {
  for (const limit of limits) {
    const known = new Set(limit.cells)
    const cells = covered.filter((cell) => known.has(cell))
    if (limit.kind === 'none' && cells.length) return { limit, cells }
    if (limit.kind === 'some' && !cells.length) return { limit, cells: [] }
  }
  return null
}

/** The cells that would be open then: those that no limit forbids, and that are not open already. */
export function opened(limits: Limit[], cells: string[]): string[] {
  const known = new Set(limits.flatMap((limit) => limit.cells))
  return cells.filter((cell) => !known.has(cell))
}
