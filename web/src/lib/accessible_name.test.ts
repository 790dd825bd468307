import { expect, test } from 'vitest'
import { accessibleName } from './accessible_name'

test('what is seen and not said comes first', () => {
  expect(accessibleName('p from 49 to A5', ['Ap'])).toBe('Ap: p from 49 to A5')
  expect(accessibleName('go to 12', ['1', '★'])).toBe('1: go to 12')
})

test('what is said already is not said twice', () => {
  expect(accessibleName('Square 7, LUCKY', ['7', 'Lucky', ''])).toBe('Square 7, LUCKY')
})
