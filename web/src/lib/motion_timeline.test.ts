import { expect, test } from 'vitest'
import type { Motion, Point } from '../api/scene'
import { timeline, together } from './motion_timeline'

test('motions run one after the other, each node on one timeline', () => {
  const { tracks, total } = timeline(
    together(
      [
        {
          node: 'a',
          points: [
            [0, 0],
            [1, 0],
            [2, 0],
          ],
        },
        {
          node: 'a',
          points: [
            [2, 0],
            [2, 5],
          ],
        },
        {
          node: 'b',
          points: [
            [2, 0],
            [0, 0],
          ],
        },
      ],
      new Map(),
      new Map(),
    ),
  )
  expect(tracks.map((track) => track.node)).toEqual(['a', 'b'])
  expect(total).toBe(2 * 200 + 420 + 420)
  for (const { frames } of tracks) {
    const offsets = frames.map((frame) => frame.offset as number)
    expect(offsets).toEqual([...offsets].sort((x, y) => x - y))
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1])
  }
  expect(tracks[1]?.frames[0]?.transform).toBe('translate(2px, 0px)')
})

const heights = (motion: Motion) => {
  const { tracks } = timeline([[motion]])
  return (tracks[0]?.frames ?? []).map((frame) => Number(/, (.*?)px/.exec(`${frame.transform}`)?.[1]))
}

test('a flight leaves the ground, and ends where it should', () => {
  const [from, to]: [Point, Point] = [
    [0, 5],
    [4, 5],
  ]
  const high = heights({ node: 'a', points: [from, to], style: 'fly' })
  expect([high[0], high.at(-1)]).toEqual([5, 5])
  expect(Math.min(...high)).toBeLessThan(4)
})

test('what slides keeps to its curve, equally fast', () => {
  const points: Point[] = [
    [0, 0],
    [1, 0],
    [1, 3],
  ]
  const { tracks } = timeline([[{ node: 'a', points, style: 'slide' }]])
  expect(tracks[0]?.frames.map((frame) => [frame.transform, frame.offset])).toEqual([
    ['translate(0px, 0px)', 0],
    ['translate(1px, 0px)', 0.25],
    ['translate(1px, 3px)', 1],
  ])
})

test('what is dropped comes from above to its place', () => {
  const high = heights({ node: 'a', points: [[2, 3]], style: 'drop' })
  expect(high[0]).toBeLessThan(3)
  expect(high.at(-1)).toBe(3)
})

test('a whole move takes no longer than 1.2 seconds, and those who fly home fly together', () => {
  const points = Array.from({ length: 13 }, (_, x): Point => [x, 0])
  const home: Point[] = [
    [12, 0],
    [0, 9],
  ]
  const groups = together(
    [
      { node: 'a', points, style: 'hop' },
      { node: 'b', points: home, style: 'fly' },
      { node: 'c', points: home, style: 'fly' },
      { node: 'c', points: home, style: 'fly' },
    ],
    new Map(),
    new Map(),
  )
  expect(groups.map((group) => group.map(({ node }) => node))).toEqual([['a'], ['b', 'c'], ['c']])
  expect(timeline(groups.slice(0, 2)).total).toBe(1200 + 760)
  expect(timeline(groups.slice(0, 2), 0.5).total).toBe((1200 + 760) / 2)
})

test('what goes along keeps to its own side', () => {
  const [group] = together(
    [
      {
        node: 'a',
        points: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
        along: ['b'],
      },
    ],
    new Map([['b', [0, 1]]]),
    new Map([['b', [2, 0.5]]]),
  )
  expect(group?.[1]).toEqual({
    node: 'b',
    points: [
      [0, 1],
      [1, 0.75],
      [2, 0.5],
    ],
  })
})

test('every landing is heard, and of those who go together the first', () => {
  const points: Point[] = [
    [0, 0],
    [1, 0],
    [2, 0],
  ]
  const hop: Motion = { node: 'a', points, style: 'hop' }
  const fly: Motion = { node: 'b', points, style: 'fly' }
  const { beats, total } = timeline([[hop, { ...hop, node: 'c' }], [fly]], 0.5)
  expect(beats).toEqual([
    { at: 100, cue: 'step' },
    { at: 200, cue: 'step' },
    { at: 200, cue: 'fly' },
  ])
  expect(total).toBe(580)
})
