import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import type { Roll } from '../state/match_state'
import { fault, freshNonce, key } from './fair_dice'
import vector from './fair_dice.vector.json'

// Made by boardloom/play/fair.py.
const rolls = vector.rolls.map((roll) => ({ ...roll, seat: 0, name: '' })) as Roll[]

test('the key comes from the nonces', () => {
  expect(key(vector.match, vector.nonces)).toBe(vector.key)
})
test('rolls of the server are as they should be', () => {
  expect(rolls.map((roll) => fault(roll, vector.root, vector.key))).toEqual(['', '', '', '', ''])
})
test('another outcome or another link is found out', () => {
  const [roll] = rolls as [Roll]
  expect(fault({ ...roll, action: (roll.action % 6) + 1 }, vector.root, vector.key)).toBe('outcome')
  expect(fault({ ...roll, link: '00'.repeat(32) }, vector.root, vector.key)).toBe('link')
  expect(fault({ ...roll, draw: 2 }, vector.root, vector.key)).toBe('link')
})
test('a nonce is committed to by its hash', () => {
  const { nonce, commit } = freshNonce()
  expect(bytesToHex(sha256(hexToBytes(nonce)))).toBe(commit)
})
