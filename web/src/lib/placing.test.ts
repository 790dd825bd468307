import { expect, test } from 'vitest'
import type { Board, Limit, Node, Point } from '../api/scene'
import { box, fault, Grid, opened } from './placing'

/** A board of four by four cells, called by their column and row. */
const nodes = Array.from({ length: 16 }, (_, i): Node => {
  const [col, row] = [i % 4, Math.floor(i / 4)]
  return { id: `${col}${row}`, kind: 'cell', x: col + 0.5, y: row + 0.5, row, col }
})
const grid = new Grid({ width: 4, height: 4, label: '', nodes } as Board)
/** Three in a row, chosen by the left one; a corner, chosen by its lower left. */
const row: Point[] = [
  [0, 0],
  [1, 0],
  [2, 0],
]
const bend: Point[] = [
  [0, 0],
  [0, -1],
  [1, 0],
]

test('the box around a shape', () => {
  expect(box(bend)).toEqual({ left: 0, top: -1, wide: 2, high: 2 })
})

test('a piece hangs from its middle', () => {
  expect(grid.hung(row, [1.5, 2.5], () => false)).toEqual([0, 2])
  expect(grid.hung(bend, [2, 2], () => false)).toEqual([1, 2])
})

test('a piece stays on the board', () => {
  expect(grid.hung(row, [-3, 9], () => false)).toEqual([0, 3])
  expect(grid.inside(bend, [3, 0])).toEqual([2, 1])
})

test('a piece snaps to a place close by, and only to one close by', () => {
  expect(grid.hung(row, [1.5, 2], (cell) => cell === '01')).toEqual([0, 1])
  expect(grid.hung(row, [1.5, 2.5], (cell) => cell === '01')).toEqual([0, 2])
})

test('the keyboard moves the middle of a piece', () => {
  expect(grid.stood(row, '22')).toEqual([1, 2])
  expect(grid.middle(row, '12')).toBe('22')
  expect(grid.stood(row, 'nowhere')).toBeUndefined()
})

const taken: Limit = { kind: 'none', cells: ['11', '21'], why: 'taken' }
const joins: Limit = { kind: 'some', cells: ['00', '33'], why: 'corner' }

test('the first limit that is broken is told, with the cells that break it', () => {
  expect(fault([taken, joins], grid.covered(row, [0, 1]))).toEqual({ limit: taken, cells: ['11', '21'] })
  expect(fault([taken, joins], grid.covered(row, [0, 2]))).toEqual({ limit: joins, cells: [] })
  expect(fault([taken, joins], grid.covered(row, [0, 0]))).toBeNull()
})

test('what opens was neither open nor forbidden', () => {
  expect(opened([taken, joins], ['11', '33', '23'])).toEqual(['23'])
})
