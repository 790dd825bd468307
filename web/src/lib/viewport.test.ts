import { expect, test } from 'vitest'
import { type Box, fitted, shifted, showing, zoomed } from './viewport'

const whole: Box = { x: -1, y: -1, w: 22, h: 22 }

test('the point under the fingers stays where it is', () => {
  const seen = zoomed(whole, whole, 2, [9, 4], 5)
  expect(seen).toMatchObject({ w: 11, h: 11 })
  expect([(9 - seen.x) / seen.w, (4 - seen.y) / seen.h]).toEqual([10 / 22, 5 / 22])
})

test('nothing beyond the board is ever seen', () => {
  const corner = zoomed(whole, whole, 4, [-1, 21], 5)
  expect(corner).toEqual({ x: -1, y: 15.5, w: 5.5, h: 5.5 })
  expect(shifted(whole, corner, [-3, 9])).toEqual(corner)
  expect(zoomed(whole, corner, 0.01, [0, 20], 5)).toEqual(whole)
})

test('there is an end to zooming in', () => {
  expect(zoomed(whole, whole, 100, [10, 10], 4).w).toBe(5.5)
})

test('what is out of sight comes to the middle, what is in sight moves nothing', () => {
  const seen = zoomed(whole, whole, 4, [-1, -1], 5)
  expect(showing(whole, seen, [1.5, 1.5], 0.5)).toBe(seen)
  expect(showing(whole, seen, [10, 12], 0.5)).toEqual({ x: 7.25, y: 9.25, w: 5.5, h: 5.5 })
  expect(showing(whole, seen, [20.5, 20.5], 0.5)).toEqual({ x: 15.5, y: 15.5, w: 5.5, h: 5.5 })
})

test('what is in sight around a box has the shape of the drawing', () => {
  expect(fitted({ x: 10, y: 20, w: 4, h: 4 }, 2)).toEqual({ x: 8, y: 20, w: 8, h: 4 })
  expect(fitted({ x: 10, y: 20, w: 4, h: 4 }, 0.5)).toEqual({ x: 10, y: 18, w: 4, h: 8 })
})
