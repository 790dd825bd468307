import { expect, test } from 'vitest'
import { pause } from './socket.svelte'

test('attempts to come back get rarer', () => {
  expect([0, 1, 2, 9].map((attempt) => pause(attempt, 1))).toEqual([300, 600, 1200, 5000])
})
