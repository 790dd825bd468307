import { expect, test } from 'vitest'
import { signed } from './beacon'
import { QUICKNET } from './verify_record'

test('a round of drand is checked by its signature', () => {
  const signature =
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
  expect(signed({ public_key: QUICKNET, round: 1000, signature })).toBe(true)
  expect(signed({ public_key: QUICKNET, round: 1001, signature })).toBe(false)
  expect(signed({ public_key: QUICKNET, round: 1000, signature: '00'.repeat(48) })).toBe(false)
})
