import { expect, test } from 'vitest'
import { scaleOf, written } from './lab_figures'

test('an edge is written in points with its sign, a length in rounds without', () => {
  expect(written('en', 'edge', 0.0131)).toBe('+1.3')
  expect(written('en', 'edge', 0.0001)).toBe('0.0')
  expect(written('en', 'rounds', 24.68)).toBe('24.7')
  expect(written('en', 'rounds', -3.6, true)).toBe('-3.6')
  expect(written('de', 'decided_at', 0.947)).toBe('94,7')
})

test('a scale holds all values, and is never narrower than what matters', () => {
  const scale = scaleOf('edge', [0.013, 0.015])
  expect(scale.most - scale.least).toBeCloseTo(1)
  expect(scale.at(0.014)).toBeCloseTo(50)
  const wide = scaleOf('rounds', [10, 30])
  expect([wide.least, wide.most]).toEqual([5, 35])
  expect(wide.at(100)).toBe(100)
})
