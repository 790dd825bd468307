/** Outlines of what is drawn, in board units. */
import type { Point } from '../api/scene'

const show = ([x, y]: Point) => `${+x.toFixed(3)} ${+y.toFixed(3)}`

export const path = (points: Point[], closed = true) =>
  points.length ? `M${points.map(show).join('L')}${closed ? 'Z' : ''}` : ''

/** The loops around a shape of unit squares, given by their top left corners, `inset` inside its edge. */
export function outline(squares: Point[], inset = 0): Point[][] {
  const filled = new Set(squares.map(([x, y]) => `${x} ${y}`))
  const has = (x: number, y: number) => filled.has(`${x} ${y}`)
  const from = new Map<string, Point[]>()
  const edge = (a: Point, b: Point) => from.set(a.join(' '), [...(from.get(a.join(' ')) ?? []), b])
  for (const [x, y] of squares) {
    if (!has(x, y - 1)) edge([x, y], [x + 1, y])
    if (!has(x + 1, y)) edge([x + 1, y], [x + 1, y + 1])
    if (!has(x, y + 1)) edge([x + 1, y + 1], [x, y + 1])
    if (!has(x - 1, y)) edge([x, y + 1], [x, y])
  }
  const loops: Point[][] = []
  for (let start = from.keys().next(); !start.done; start = from.keys().next()) {
    const loop: Point[] = []
    let at = start.value.split(' ').map(Number) as Point
    for (let next = from.get(at.join(' ')); next; next = from.get(at.join(' '))) {
      loop.push(at)
      const to = next.pop() as Point
      if (!next.length) from.delete(at.join(' '))
      at = to
    }
    loops.push(inset ? shrink(corners(loop), inset) : corners(loop))
  }
  return loops
}

/** A loop without the points in the middle of straight lines. */
function corners(loop: Point[]): Point[] {
  return loop.filter((point, i) => {
    const [before, after] = [loop.at(i - 1) as Point, loop[(i + 1) % loop.length] as Point]
    return (point[0] - before[0]) * (after[1] - point[1]) !== (point[1] - before[1]) * (after[0] - point[0])
  })
}

/** A clockwise loop with every side moved inwards. */
function shrink(loop: Point[], inset: number): Point[] {
  return loop.map((point, i) => {
    const before = inward(loop.at(i - 1) as Point, point)
    const after = inward(point, loop[(i + 1) % loop.length] as Point)
    return [point[0] + (before[0] + after[0]) * inset, point[1] + (before[1] + after[1]) * inset]
  })
}

function inward(a: Point, b: Point): Point {
  return [-Math.sign(b[1] - a[1]), Math.sign(b[0] - a[0])]
}

/** Points along a smooth curve (Catmull-Rom) through the given ones. */
export function smooth(points: Point[], between = 8): Point[] {
  if (points.length < 3) return points
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point
  const line: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < between; k++) {
      const t = k / between
      const bend = (a: number, b: number, c: number, d: number) =>
        b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
      line.push([bend(p[0], q[0], r[0], s[0]), bend(p[1], q[1], r[1], s[1])])
    }
  }
  return [...line, at(points.length - 1)]
}

/**
 * The outline of a band around a line, `wide(t)` to each side, where t runs from 0 at its start to 1 at its
 * end.
 */
export function ribbon(line: Point[], wide: (t: number) => number): Point[] {
  const left: Point[] = []
  const right: Point[] = []
  line.forEach(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)] as Point
    const [bx, by] = line[Math.min(line.length - 1, i + 1)] as Point
    const length = Math.hypot(bx - ax, by - ay) || 1
    const reach = wide(i / (line.length - 1)) / length
    left.push([x - (by - ay) * reach, y + (bx - ax) * reach])
    right.push([x + (by - ay) * reach, y - (bx - ax) * reach])
  })
  return [...left, ...right.reverse()]
}

/** The direction from one point to another, in degrees clockwise from the right. */
export const angle = ([ax, ay]: Point, [bx, by]: Point) => (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
