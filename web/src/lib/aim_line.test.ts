import { expect, test } from 'vitest'
import { aimLine } from './aim_line'

const me = { x: 400, y: 500, w: 200, h: 80 }

test('the line begins and ends outside both cards and points at the target', () => {
  const line = aimLine(me, { x: 0, y: 200, w: 100, h: 60 }, [500, 250])
  expect(line).not.toBeNull()
  for (const [x, y] of line?.points ?? []) {
    expect(x > 390 && y > 490).toBe(false)
    expect(x < 124 && y > 176 && y < 284).toBe(false)
  }
  expect(Math.abs(line?.turn ?? 0)).toBeGreaterThan(90)
})

test('cards that touch have no line between them', () => {
  expect(aimLine(me, { x: 500, y: 470, w: 100, h: 60 }, [500, 250])).toBeNull()
})
