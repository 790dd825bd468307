import { expect, test } from 'vitest'
import { palette, seatColour, spareColour } from './colours'

test('however many sit down, each has a colour of their own', () => {
  const taken: string[] = []
  for (let seat = 0; seat < 64; seat++) taken.push(spareColour(taken))
  expect(taken.slice(0, palette.length)).toEqual(palette.map((colour) => colour.value))
  expect(new Set(taken).size).toBe(64)
  expect(taken.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true)
})

test('computed colours are those of seats without one', () => {
  const [first] = [spareColour(palette.map((colour) => colour.value))]
  expect([first, seatColour(8)]).toEqual(['#dba184', 'hsl(20 55% 69%)'])
})
