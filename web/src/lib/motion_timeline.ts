/** Turns the motions of an action, which run one after the other, into keyframes for each node. */
import type { Motion, Point } from '../api/scene'
import type { Cue } from './cues'

/** Milliseconds. */
const HOP = 200
const RUNG = 130
const GLIDE = 420
const SLIDE = 150
const FLIGHT = 760
const DROP = 320
const LONGEST = 1200
const LEAST_SLIDE = 500
/** How high it goes, in board units. */
const HOP_LIFT = 0.28
const RUNG_LIFT = 0.07
const DROP_LIFT = 1.1
const HIGHEST = 2.6
/** After which part of its fall what is dropped hits the board. */
const LANDED = 0.7
/** How many pieces an arc is made of. */
const FINENESS = 12

export interface Track {
  node: string
  frames: Keyframe[]
}

/** When something is heard of a motion, in milliseconds. */
export interface Beat {
  at: number
  cue: Cue
}

/** Where a node is after a part of its motion, from 0 to 1. */
interface Pose {
  part: number
  at: Point
  /** How far it is above the board, and how much larger it looks. */
  lift?: number
  size?: number
  easing?: string
}

type Style = NonNullable<Motion['style']>
interface Way {
  span: (points: Point[]) => number
  poses: (points: Point[]) => Pose[]
  cue: Cue
  /** After which parts of it that is given. */
  beats: (points: Point[]) => number[]
}

const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)
const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]
const ends = (points: Point[]) => [points[0], points.at(-1)] as [Point, Point]

/** From point to point, with a leap between two of them. */
function leaps(points: Point[], lift: number, size: number): Pose[] {
  const steps = points.length - 1
  return points.flatMap((point, k): Pose[] => {
    const before = points[k - 1]
    const landed: Pose = { part: k / steps, at: point, easing: 'ease-out' }
    if (!before) return [landed]
    return [
      { part: (k - 0.5) / steps, at: between(before, point, 0.5), lift, size, easing: 'ease-in' },
      landed,
    ]
  })
}

/** At every point but the first. */
const landings = ({ length: count }: Point[]) =>
  Array.from({ length: count - 1 }, (_, k) => (k + 1) / (count - 1))
const atOnce = () => [0]

const glide: Way = {
  cue: 'step',
  beats: () => [1],
  span: () => GLIDE,
  poses: (points) => ends(points).map((at, k) => ({ part: k, at, easing: 'ease-in-out' })),
}
const hop: Way = {
  cue: 'step',
  beats: landings,
  span: (points) => Math.min(LONGEST, HOP * (points.length - 1)),
  poses: (points) => leaps(points, HOP_LIFT, 1.08),
}
const climb: Way = {
  cue: 'climb',
  beats: landings,
  span: (points) => Math.min(LONGEST, RUNG * (points.length - 1)),
  poses: (points) => leaps(points, RUNG_LIFT, 1),
}
/** Along a curve, equally fast all the way. */
const slide: Way = {
  cue: 'slide',
  beats: atOnce,
  span: (points) => Math.max(LEAST_SLIDE, Math.min(LONGEST, SLIDE * length(points))),
  poses: (points) => {
    const whole = length(points) || 1
    let gone = 0
    return points.map((at, k) => {
      const before = points[k - 1]
      gone += before ? far(before, at) : 0
      return { part: k === points.length - 1 ? 1 : gone / whole, at }
    })
  },
}
/** In an arc through the air. */
const fly: Way = {
  cue: 'fly',
  beats: atOnce,
  span: () => FLIGHT,
  poses: (points) => {
    const [from, to] = ends(points)
    const high = Math.min(HIGHEST, 0.6 + 0.35 * far(from, to))
    return Array.from({ length: FINENESS + 1 }, (_, k): Pose => {
      const part = k / FINENESS
      const up = 4 * part * (1 - part)
      return { part, at: between(from, to, part), lift: high * up, size: 1 + 0.25 * up }
    })
  },
}
/** From above, as what is placed. */
const drop: Way = {
  cue: 'place',
  beats: () => [LANDED],
  span: () => DROP,
  poses: (points) => {
    const [, at] = ends(points)
    return [
      { part: 0, at, lift: DROP_LIFT, size: 1.2, easing: 'ease-in' },
      { part: LANDED, at, easing: 'ease-out' },
      { part: 0.85, at, lift: DROP_LIFT / 12, easing: 'ease-in' },
      { part: 1, at },
    ]
  },
}
const WAYS: Record<Exclude<Style, ''>, Way> = { hop, slide, climb, fly, drop }

const length = (points: Point[]) =>
  points.reduce((sum, point, k) => sum + (k ? far(points[k - 1] as Point, point) : 0), 0)
const wayOf = ({ style, points }: Motion): Way => (style ? WAYS[style] : points.length > 2 ? hop : glide)

function keyframe({ at: [x, y], lift = 0, size = 1, easing = 'linear' }: Pose, offset: number): Keyframe {
  const scale = size === 1 ? '' : ` scale(${round(size)})`
  return { transform: `translate(${round(x)}px, ${round(y - lift)}px)${scale}`, offset, easing }
}
const round = (value: number) => Math.round(value * 1000) / 1000

/**
 * The keyframes of each node, what is heard of them, and the length of it all in milliseconds. Groups of motions
 * run one after the other; of those in a group the first is heard.
 */
export function timeline(groups: Motion[][], pace = 1): { tracks: Track[]; beats: Beat[]; total: number } {
  const spans = groups.map((motions) => Math.max(...motions.map((each) => wayOf(each).span(each.points))))
  const whole = spans.reduce((sum, span) => sum + span, 0)
  const tracks = new Map<string, Keyframe[]>()
  const beats: Beat[] = []
  let begun = 0
  groups.forEach((motions, i) => {
    const span = spans[i] as number
    const first = motions[0] as Motion
    const { cue, beats: parts } = wayOf(first)
    for (const part of parts(first.points)) beats.push({ at: (begun + span * part) * pace, cue })
    for (const motion of motions) {
      const frames = tracks.get(motion.node) ?? []
      const poses = wayOf(motion).poses(motion.points)
      if (!frames.length && begun > 0) frames.push(keyframe({ part: 0, at: motion.points[0] as Point }, 0))
      for (const pose of poses) frames.push(keyframe(pose, Math.min(1, (begun + span * pose.part) / whole)))
      tracks.set(motion.node, frames)
    }
    begun += span
  })
  for (const frames of tracks.values()) {
    const end = frames.at(-1) as Keyframe
    if ((end.offset as number) < 1) frames.push({ transform: end.transform as string, offset: 1 })
  }
  return { tracks: [...tracks].map(([node, frames]) => ({ node, frames })), beats, total: whole * pace }
}

/**
 * Groups each motion with those of the nodes carried along, which keep their distance from the path, and
 * with others that fly at the same time.
 */
export function together(
  motions: Motion[],
  before: ReadonlyMap<string, Point>,
  after: ReadonlyMap<string, Point>,
): Motion[][] {
  const groups: Motion[][] = []
  for (const motion of motions) {
    const group = [motion, ...beside(motion, before, after)]
    const last = groups.at(-1)
    const joins =
      last?.every(({ style }) => style === 'fly') &&
      group.every(({ style, node }) => style === 'fly' && !last.some((each) => each.node === node))
    if (joins) last?.push(...group)
    else groups.push(group)
  }
  return groups
}

function beside(
  { points, along = [], style }: Motion,
  before: ReadonlyMap<string, Point>,
  after: ReadonlyMap<string, Point>,
) {
  const [first, last] = ends(points)
  return along.map((node): Motion => {
    const [from, to] = [before.get(node) ?? first, after.get(node) ?? last]
    const aside = (axis: 0 | 1, part: number) =>
      (from[axis] - first[axis]) * (1 - part) + (to[axis] - last[axis]) * part
    return {
      node,
      style,
      points: points.map(([x, y], k): Point => {
        const part = k / (points.length - 1)
        return [x + aside(0, part), y + aside(1, part)]
      }),
    }
  })
}
