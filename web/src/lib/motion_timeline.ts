/** Turns the motions of an action, which run one after the other, into keyframes for each node. */
import type { Motion, Point } from '../api/scene'

const HOP = 170
const GLIDE = 420

export interface Track {
  node: string
  frames: Keyframe[]
}

const at = ([x, y]: Point, lift = 1) => `translate(${x}px, ${y}px)${lift === 1 ? '' : ` scale(${lift})`}`

/**
 * The keyframes of each node, and the length of it all in milliseconds. Groups of motions run one after the
 * other.
 */
export function timeline(groups: Motion[][], pace = 1): { tracks: Track[]; total: number } {
  const spans = groups.map(([first]) => {
    const hops = (first?.points.length ?? 1) - 1
    return (hops > 1 ? HOP * hops : GLIDE) * pace
  })
  const total = spans.reduce((sum, span) => sum + span, 0)
  const tracks = new Map<string, Keyframe[]>()
  let begun = 0
  const run = ({ node, points }: Motion, span: number) => {
    const frames = tracks.get(node) ?? []
    const start = begun / total
    const step = span / (points.length - 1)
    if (!frames.length && start > 0) frames.push({ transform: at(points[0] as Point), offset: 0 })
    points.forEach((point, k) => {
      const before = points[k - 1]
      if (before && points.length > 2) {
        const middle: Point = [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2]
        frames.push({ transform: at(middle, 1.16), offset: start + step * (k - 0.5), easing: 'ease-in' })
      }
      const easing = points.length > 2 ? 'ease-out' : 'ease-in-out'
      frames.push({ transform: at(point), offset: Math.min(1, start + step * k), easing })
    })
    tracks.set(node, frames)
  }
  groups.forEach((motions, i) => {
    const span = spans[i] as number
    for (const motion of motions) run(motion, span / total)
    begun += span
  })
  for (const frames of tracks.values()) {
    const end = frames.at(-1) as Keyframe
    if ((end.offset as number) < 1) frames.push({ transform: end.transform as string, offset: 1 })
  }
  return { tracks: [...tracks].map(([node, frames]) => ({ node, frames })), total }
}

/** Groups each motion with those of the nodes carried along, which keep their distance from the path. */
export function together(
  motions: Motion[],
  before: ReadonlyMap<string, Point>,
  after: ReadonlyMap<string, Point>,
): Motion[][] {
  return motions.map((motion) => [motion, ...beside(motion, before, after)])
}

function beside(
  { points, along = [] }: Motion,
  before: ReadonlyMap<string, Point>,
  after: ReadonlyMap<string, Point>,
) {
  const [first, last] = [points[0], points.at(-1)] as [Point, Point]
  return along.map((node): Motion => {
    const [from, to] = [before.get(node) ?? first, after.get(node) ?? last]
    const aside = (axis: 0 | 1, part: number) =>
      (from[axis] - first[axis]) * (1 - part) + (to[axis] - last[axis]) * part
    return {
      node,
      points: points.map(([x, y], k): Point => {
        const part = k / (points.length - 1)
        return [x + aside(0, part), y + aside(1, part)]
      }),
    }
  })
}
