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
