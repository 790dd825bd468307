import { expect, test } from 'vitest'
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
  expect(total).toBe(2 * 170 + 420 + 420)
  for (const { frames } of tracks) {
    const offsets = frames.map((frame) => frame.offset as number)
    expect(offsets).toEqual([...offsets].sort((x, y) => x - y))
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1])
  }
  expect(tracks[1]?.frames[0]?.transform).toBe('translate(2px, 0px)')
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
