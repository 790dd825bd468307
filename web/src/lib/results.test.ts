import { expect, test } from 'vitest'
import { isDrawn } from './results'

test('a game is drawn where all share the first place', () => {
  expect([isDrawn([1, 1, 1]), isDrawn([1, 2, 1]), isDrawn([1]), isDrawn([])]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
