import { expect, test } from 'vitest'
import { share, shareById } from './structural_sharing'

test('what is equal stays the same object', () => {
  const before = { a: [1, 2], b: { c: 'x' } }
  expect(share(before, { a: [1, 2], b: { c: 'x' } })).toBe(before)
  const after = share(before, { a: [1, 3], b: { c: 'x' } })
  expect(after).toEqual({ a: [1, 3], b: { c: 'x' } })
  expect(after.b).toBe(before.b)
})
test('fields that are gone are gone', () => {
  expect(share<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(share([1, 2], [1])).toEqual([1])
})
test('things are known by their id', () => {
  const [a, b] = [
    { id: 'a', x: 1 },
    { id: 'b', x: 2 },
  ]
  const shared = shareById(
    [a, b],
    [
      { id: 'n', x: 0 },
      { id: 'b', x: 2 },
      { id: 'a', x: 9 },
    ],
  )
  expect(shared[1]).toBe(b)
  expect(shared[2]).toEqual({ id: 'a', x: 9 })
})
