import { expect, test } from 'vitest'
import { naming } from './accessible_name'

test('what is seen and not said comes first', () => {
  expect(naming('p from 49 to A5', ['Ap'])).toBe('Ap: p from 49 to A5')
  expect(naming('go to 12', ['1', '★'])).toBe('1: go to 12')
})

test('what is said already is not said twice', () => {
  expect(naming('Square 7, LUCKY', ['7', 'Lucky', ''])).toBe('Square 7, LUCKY')
})
