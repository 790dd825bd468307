/** Finds nodes on the board: the one under a pointer, and the next one in the direction of an arrow key. */
import type { Node, Point } from '../api/scene'

export const ARROWS: Record<string, Point> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** The letters that move across the board while the arrow keys turn the piece that is held. */
export const LETTERS: Record<string, Point> = { d: [1, 0], a: [-1, 0], s: [0, 1], w: [0, -1] }

const onGrid = (node: Node) => (node.row ?? -1) >= 0

/** The nearest node in a direction; nodes to the side count as three times as far. */
export function ahead(nodes: Node[], from: Node, [dx, dy]: Point): Node | undefined {
  const grid = onGrid(from) && nodes.every(onGrid)
  const place = (node: Node): Point => (grid ? [node.col ?? 0, node.row ?? 0] : [node.x, node.y])
  const [x, y] = place(from)
  let best: Node | undefined
  let least = Number.POSITIVE_INFINITY
  for (const node of nodes) {
    const [nx, ny] = place(node)
    const along = (nx - x) * dx + (ny - y) * dy
    const aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx)
    if (along < 0.01) continue
    const far = along + 3 * aside
    if (far < least) [best, least] = [node, far]
  }
  return best
}

/**
 * The node that contains a point, or else the nearest one within reach. Of several, the one drawn last: it
 * lies on top.
 */
export function nodeAt(nodes: Node[], [x, y]: Point, reach = 0): Node | undefined {
  let best: Node | undefined
  let least = Number.POSITIVE_INFINITY
  for (const node of nodes) {
    const out = Math.max(
      Math.abs(x - node.x) - (node.w ?? 1) / 2,
      Math.abs(y - node.y) - (node.h ?? 1) / 2,
      0,
    )
    const far = out > 0 ? 1 + Math.hypot(x - node.x, y - node.y) : 0
    if (out <= reach && far <= least) [best, least] = [node, far]
  }
  return best
}
