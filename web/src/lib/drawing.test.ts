import { expect, test } from 'vitest'
import type { Node } from '../api/scene'
import { ahead, nodeAt } from './board_navigation'
import { outline, path } from './geometry'
import { timeline, together } from './motion_timeline'

const cell = (col: number, row: number): Node => ({
  id: `${col} ${row}`,
  kind: 'cell',
  x: col + 0.5,
  y: row + 0.5,
  col,
  row,
})
const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((col) => cell(col, row)))

test('the outline of a body of squares', () => {
  expect(
    outline([
      [0, 0],
      [1, 0],
      [0, 1],
    ]),
  ).toEqual([
    [
      [0, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [1, 2],
      [0, 2],
    ],
  ])
  expect(outline([[0, 0]], 0.25)).toEqual([
    [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.75, 0.75],
      [0.25, 0.75],
    ],
  ])
  expect(
    outline([
      [0, 0],
      [1, 1],
    ]).flat(),
  ).toHaveLength(8)
  expect(
    path([
      [0, 0],
      [1, 0.5],
    ]),
  ).toBe('M0 0L1 0.5Z')
})
test('arrow keys go to the next node', () => {
  expect(ahead(grid, cell(1, 1), [1, 0])?.id).toBe('2 1')
  expect(ahead(grid, cell(1, 1), [0, -1])?.id).toBe('1 0')
  expect(ahead(grid, cell(2, 1), [1, 0])).toBeUndefined()
})
test('a finger hits the nearest node within reach', () => {
  const token: Node = { id: 'token', kind: 'token', x: 1.5, y: 1.5, w: 0.5, h: 0.5 }
  expect(nodeAt([...grid, token], [1.4, 1.4])?.id).toBe('token')
  expect(nodeAt([token], [1.9, 1.5], 0.2)?.id).toBe('token')
  expect(nodeAt([token], [2.5, 1.5], 0.2)).toBeUndefined()
})
test('motions run one after the other, each node on one timeline', () => {
  const { ways, total } = timeline(
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
  expect(ways.map((way) => way.node)).toEqual(['a', 'b'])
  expect(total).toBe(2 * 170 + 420 + 420)
  for (const { frames } of ways) {
    const offsets = frames.map((frame) => frame.offset as number)
    expect(offsets).toEqual([...offsets].sort((x, y) => x - y))
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1])
  }
  expect(ways[1]?.frames[0]?.transform).toBe('translate(2px, 0px)')
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
