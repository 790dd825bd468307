import { expect, test } from 'vitest'
import type { Node } from '../api/scene'
import { ahead, nodeAt } from './board_navigation'

const cell = (col: number, row: number): Node => ({
  id: `${col} ${row}`,
  kind: 'cell',
  x: col + 0.5,
  y: row + 0.5,
  col,
  row,
})
const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((col) => cell(col, row)))

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
