/** The part of a board that is seen: zooming and panning as arithmetic, in board units. */
import type { Point } from '../api/scene'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** A box moved so that it lies inside the whole. */
function inside(whole: Box, { x, y, w, h }: Box): Box {
  const clamp = (at: number, least: number, most: number) => Math.min(Math.max(at, least), most)
  return { x: clamp(x, whole.x, whole.x + whole.w - w), y: clamp(y, whole.y, whole.y + whole.h - h), w, h }
}

/** The smallest box around one that is so much wider than high, with the same middle. */
export function fitted({ x, y, w, h }: Box, shape: number): Box {
  const [wide, high] = [Math.max(w, h * shape), Math.max(h, w / shape)]
  return { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high }
}

/** The box after zooming in by a factor around a point, which stays where it is. */
export function zoomed(whole: Box, seen: Box, by: number, [px, py]: Point, most: number): Box {
  const scale = Math.min(Math.max((whole.w / seen.w) * by, 1), most)
  const [w, h] = [whole.w / scale, whole.h / scale]
  const share = w / seen.w
  return inside(whole, { x: px - (px - seen.x) * share, y: py - (py - seen.y) * share, w, h })
}

/** The box moved over the board. */
export const shifted = (whole: Box, seen: Box, [dx, dy]: Point): Box =>
  inside(whole, { ...seen, x: seen.x + dx, y: seen.y + dy })

/** The box that has a point in sight: the same if it is well inside, or else one with the point in its middle. */
export function showing(whole: Box, seen: Box, [x, y]: Point, margin: number): Box {
  const far = Math.max(
    Math.abs(x - seen.x - seen.w / 2) - seen.w / 2,
    Math.abs(y - seen.y - seen.h / 2) - seen.h / 2,
  )
  return far <= -margin ? seen : inside(whole, { ...seen, x: x - seen.w / 2, y: y - seen.h / 2 })
}
