import { expect, test } from 'vitest'
import { pose, SIDES, shades, sidesOf } from './cube'

test('opposite sides of a usual die add up to seven', () => {
  const sides = sidesOf('4', [])
  expect(sides).toEqual(['1', '2', '3', '4', '5', '6'])
  for (const side of [0, 1, 2]) expect(Number(sides[side]) + Number(sides[5 - side])).toBe(7)
})

test('any face can be shown', () => {
  expect(sidesOf('Σ11', [])[0]).toBe('Σ11')
  expect(sidesOf('', [])).toEqual(['', '', '', '', '', ''])
  expect(sidesOf('strike', ['miss', 'strike'])).toContain('strike')
  expect(sidesOf('none of them', ['miss', 'strike'])[0]).toBe('none of them')
})

type Vector = [number, number, number]

/** Where a vector points after turns, written as CSS writes them: the last is done first. */
function turned(vector: Vector, turns: string): Vector {
  return [...turns.matchAll(/rotate([XY])\((-?\d+)deg\)/g)]
    .reverse()
    .reduce(([x, y, z], [, axis, degrees]) => {
      const angle = (Number(degrees) * Math.PI) / 180
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return (axis === 'X' ? [x, c * y - s * z, s * y + c * z] : [c * x + s * z, y, c * z - s * x]) as Vector
    }, vector)
}

test('a pose shows its side, and the side above it lies in the light', () => {
  SIDES.forEach((_, front) => {
    const ahead = SIDES.map((turn) => turned(turned([0, 0, 1], turn), pose(front)))
    const nearest = Math.max(...ahead.map(([, , z]) => z))
    expect(ahead[front]?.[2]).toBe(nearest)
    const highest = ahead.findIndex(([, y]) => y === Math.min(...ahead.map((each) => each[1])))
    expect(shades(front)[highest]).toBe(0)
    const right = ahead.findIndex(([x]) => x === Math.max(...ahead.map((each) => each[0])))
    expect(shades(front)[right]).toBe(0.2)
  })
})
