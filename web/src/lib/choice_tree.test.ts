import { describe, expect, test } from 'vitest'
import type { Board, Choices } from '../api/scene'
import { back, after as following, isGrave, isPlan, open, planned, take, turned, turns } from './choice_tree'

const choices: Choices = {
  kinds: ['piece', 'way', 'cell'],
  tree: { I3: { 'I3/0': { c1: 1, c2: 2 }, 'I3/1': { c5: 3 } }, L: { 'L/0': { c1: 4 } }, pass: 9 },
  steps: { pass: { label: 'Pass', flags: ['grave'] } },
  begin: { I3: 'I3/0', L: 'L/0' },
}
const turn = (to: string) => ({ key: 'ArrowRight', label: 'turn', sign: '↻', to })
const board: Board = {
  width: 1,
  height: 1,
  label: '',
  nodes: [],
  turns: { 'I3/0': [turn('I3/1')], 'I3/1': [turn('I3/2')] },
}

describe('steps', () => {
  test('a step completes an action', () => {
    expect(take(choices, [], 'pass')).toEqual({ path: ['pass'], action: 9 })
  })
  test('a piece is held in its first way, and placed where the tree has the cell', () => {
    const held = take(choices, [], 'I3')
    expect(held).toEqual({ path: ['I3', 'I3/0'] })
    expect(take(choices, held?.path ?? [], 'c2')).toEqual({ path: ['I3', 'I3/0', 'c2'], action: 2 })
    expect(take(choices, held?.path ?? [], 'c5')).toBeNull()
  })
  test('another piece may be taken instead', () => {
    expect(take(choices, ['I3', 'I3/0'], 'L')).toEqual({ path: ['L', 'L/0'] })
  })
  test('turning leads to other cells, or to none', () => {
    const [once] = turns(board, ['I3', 'I3/0'])
    const path = turned(['I3', 'I3/0'], once as never)
    expect(Object.keys(following(choices, path))).toEqual(['c5'])
    const [twice] = turns(board, path)
    expect(following(choices, turned(path, twice as never))).toEqual({})
  })
  test('what is open: other pieces, pass, and the cells of the one held', () => {
    expect(open(choices, [])).toEqual(['I3', 'L', 'pass'])
    expect(open(choices, ['I3', 'I3/0'])).toEqual(['I3', 'L', 'pass', 'c1', 'c2'])
  })
  test('a step back puts the piece down', () => {
    expect(back(choices, ['I3', 'I3/1'])).toEqual([])
    expect(back(choices, ['hit', 'seat1'])).toEqual(['hit'])
    expect(back(choices, [])).toEqual([])
  })
  test('grave choices are asked about', () => {
    expect(isGrave(choices, ['pass'])).toBe(true)
    expect(isGrave(choices, ['I3', 'I3/0', 'c1'])).toBe(false)
  })
})

test('pieces whose turn it is not may be held, not placed, and what else may be done stays', () => {
  const tray = {
    seat: 0,
    label: '',
    tone: 'blue',
    items: [
      { step: 'X', shape: 'X.1' },
      { step: 'Y', shape: 'Y.1', gone: true },
    ],
  }
  const plan = planned(tray, { kinds: ['piece'], tree: { X: { 'X.2': { a1: 7 } }, pass: 0 } })
  expect(plan.tree).toEqual({ pass: 0, X: { 'X.1': {} } })
  expect(take(plan, [], 'X')).toEqual({ path: ['X', 'X.1'] })
  expect(isPlan(plan)).toBe(true)
})
