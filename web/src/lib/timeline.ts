/** When each node is where, while the motions of an action run one after the other. */
import type { Motion, Point } from './view'

const HOP = 170
const GLIDE = 420

export interface Way {
  node: string
  frames: Keyframe[]
}

const at = ([x, y]: Point, lift = 1) => `translate(${x}px, ${y}px)${lift === 1 ? '' : ` scale(${lift})`}`

/** The ways of all nodes, and how many milliseconds they take together. */
export function timeline(motions: Motion[], pace = 1): { ways: Way[]; total: number } {
  const spans = motions.map(({ points }) => (points.length > 2 ? HOP * (points.length - 1) : GLIDE) * pace)
  const total = spans.reduce((sum, span) => sum + span, 0)
  const ways = new Map<string, Keyframe[]>()
  let begun = 0
  motions.forEach(({ node, points }, i) => {
    const frames = ways.get(node) ?? []
    const [start, span] = [begun / total, (spans[i] as number) / total]
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
    ways.set(node, frames)
    begun += spans[i] as number
  })
  for (const frames of ways.values()) {
    const end = frames.at(-1) as Keyframe
    if ((end.offset as number) < 1) frames.push({ transform: end.transform as string, offset: 1 })
  }
  return { ways: [...ways].map(([node, frames]) => ({ node, frames })), total }
}
