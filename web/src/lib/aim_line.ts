/** The dotted line from who acts to who is chosen, in pixels of the table. */
import type { Point } from '../api/scene'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface AimLine {
  points: Point[]
  /** The tip of its arrow, and its direction in degrees. */
  tip: Point
  turn: number
}

const STEPS = 80
const FEWEST = 4
/** How far it keeps away from cards. */
const LEAVES = 10
const STOPS = 24

/** How far out it bends: more where it has to go past the middle. */
const BEND = 0.08
const PAST = 0.75

const middle = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2]
/** Where a line leaves a card: on the side of what it goes to. */
const door = (box: Box, [x]: Point): Point => {
  const [cx, cy] = middle(box)
  return [cx + Math.max(-0.42, Math.min(0.42, (x - cx) / (2 * box.w))) * box.w, cy]
}
const outside = ([px, py]: Point, { x, y, w, h }: Box, by: number) =>
  px < x - by || px > x + w + by || py < y - by || py > y + h + by

/** From card to card, bent away from a point; null where they are too close for a line. */
export function aimLine(from: Box, to: Box, centre: Point): AimLine | null {
  const b = middle(to)
  const a = door(from, b)
  const past = a[1] > centre[1] !== b[1] > centre[1]
  const away = (axis: 0 | 1) => {
    const half = (a[axis] + b[axis]) / 2
    return half + (half - centre[axis]) * (past ? PAST : BEND)
  }
  const bend: Point = [away(0), away(1)]
  const points = Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const part = i / STEPS
    const on = (axis: 0 | 1) =>
      (1 - part) ** 2 * a[axis] + 2 * part * (1 - part) * bend[axis] + part ** 2 * b[axis]
    return [on(0), on(1)]
  }).filter((each) => outside(each, from, LEAVES) && outside(each, to, STOPS))
  const [before, tip] = [points.at(-FEWEST), points.at(-1)]
  if (!before || !tip) return null
  const turn = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI
  return { points, tip, turn }
}
