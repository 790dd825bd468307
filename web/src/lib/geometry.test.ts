import { expect, test } from 'vitest'
import { outline, path } from './geometry'

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
