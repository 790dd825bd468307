import { expect, test } from 'vitest'
import { places } from './seating'

const at = (count: number, first = 0) =>
  places(count, first).map(({ x, y }) => [Math.round(x), Math.round(y)])

test('whoever looks sits at the bottom, the others clockwise', () => {
  expect(at(5)).toEqual([
    [50, 99],
    [7, 57],
    [23, 13],
    [77, 13],
    [93, 57],
  ])
  expect(at(5, 2)[2]).toEqual([50, 99])
  expect(at(5, 2)[3]).toEqual([7, 57])
})

test('no two share a place, however many there are', () => {
  for (const count of [2, 3, 4, 5, 6, 7, 8]) {
    const found = places(count, 0)
    expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
    expect(new Set(found.map(({ narrowX, narrowY }) => `${narrowX} ${narrowY}`)).size).toBe(count)
  }
})

test('on a narrow screen the five sit in two columns above', () => {
  expect(places(5, 0).map(({ narrowX, narrowY }) => [narrowX, narrowY])).toEqual([
    [50, 95.5],
    [17, 37],
    [17, 14],
    [83, 14],
    [83, 37],
  ])
})
