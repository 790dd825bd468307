import { expect, test } from 'vitest'
import type { Editor } from '../api/scene'
import { elementAt } from './lab_elements'

const brush = (value: string) => ({ value, label: value, rule: '' })
const editor = (more: object) =>
  ({ field: 'board', cells: ['a', 'b', 'c', 'd'], first: 1, ...more }) as unknown as Editor

test('a link is found at both of its ends and left out', () => {
  const links = [
    { kind: 'snake', from: 4, to: 2 },
    { kind: 'trap', from: 3 },
  ]
  const board = editor({ kind: 'links', brushes: [brush('snake'), brush('trap')] })
  const head = elementAt(board, links, 'd')
  expect(head?.cells).toEqual([4, 2])
  expect(head?.without).toEqual([links[1]])
  expect(elementAt(board, links, 'b')).toEqual(head)
  expect(elementAt(board, links, 'c')?.cells).toEqual([3])
  expect(elementAt(board, links, 'a')).toBeUndefined()
  expect(elementAt(board, links, 'elsewhere')).toBeUndefined()
})

test('a square that is not plain becomes plain', () => {
  const paint = editor({ kind: 'paint', brushes: [brush('PLAIN'), brush('TRAP')], fixed: ['a'] })
  const squares = ['TRAP', 'PLAIN', 'TRAP', 'PLAIN']
  expect(elementAt(paint, squares, 'c')?.without).toEqual(['TRAP', 'PLAIN', 'PLAIN', 'PLAIN'])
  expect(elementAt(paint, squares, 'b')).toBeUndefined()
  expect(elementAt(paint, squares, 'a')).toBeUndefined()
})
