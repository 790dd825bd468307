import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import type { Table } from '../api/wire'
import { broken, fault, freshNonce, key, pinned, type Roll, rollsOf } from './fair_dice'
import vector from './fair_dice.vector.json'

// Made by boardloom/play/fair.py.
const rolls = vector.rolls.map((roll) => ({ ...roll, seat: 0, shown: '' })) as Roll[]

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
test('rolls that can be checked are kept, and those that should be', () => {
  const roll = { seq: 1, kind: 'rolled', draw: 3, link: 'aa', seat: 1, action: 6, outcome: '6' }
  const events = [
    { ...roll, outcomes: [[6, 1]] as [number, number][] },
    { seq: 2, kind: 'moved' },
  ]
  expect(rollsOf(events, { links: 64, hides: false })).toHaveLength(1)
  const hidden = { seq: 3, kind: 'rolled', draw: 3, seat: 1 }
  expect(rollsOf([hidden], { links: 64, hides: true })).toHaveLength(0)
  expect(rollsOf([hidden], { links: 2, hides: false })).toHaveLength(0)
  const [found] = rollsOf([hidden], { links: 64, hides: false })
  expect(found && fault(found, vector.root, vector.key)).toBe('hidden')
})

const hash = (hex: string) => bytesToHex(sha256(hexToBytes(hex)))
const nonces = ['ab'.repeat(32), 'cd'.repeat(32)]
const seats = nonces.map((nonce) => ({ nonce, commit: hash(nonce) }))
const dice = { root: 'r', deals: 'd', links: 64, hides: false, key: 'k', beacon: null }
const opened = { seat: 0, nonce: nonces[0] as string, commits: seats.map((seat) => seat.commit) }
const tableWith = (seats: unknown, more = {}) => ({ seats, dice: { ...dice, ...more } }) as unknown as Table

describe('what was seen of the dice', () => {
  const pins = { ...pinned(tableWith(seats).dice), opened }
  test('is kept', () => {
    expect(broken(pins, tableWith(seats))).toBe('')
  })
  test('may not change', () => {
    for (const change of [{ root: 'x' }, { deals: 'x' }, { links: 65 }, { hides: true }])
      expect(broken(pins, tableWith(seats, change))).toBe('pins')
  })
  test('has the own nonce in the key', () => {
    expect(broken(pins, tableWith([{ nonce: '', commit: '' }, seats[1]]))).toBe('nonce')
  })
  test('has no nonce that was promised later, and lacks none', () => {
    const ground = 'ef'.repeat(32)
    expect(broken(pins, tableWith([seats[0], { nonce: ground, commit: hash(ground) }]))).toBe('promise')
    const without = [seats[0], { nonce: '', commit: seats[1]?.commit }]
    expect(broken(pins, tableWith(without))).toBe('promise')
    expect(broken({ ...pins, agreed: true }, tableWith(without))).toBe('')
  })
  test('names a round of the beacon before it is public, and keeps to it', () => {
    const beacon = { public_key: '', genesis: 0, period: 3, round: 5, signature: '00' }
    expect(broken({ ...pins, round: 5, early: false }, tableWith(seats, { beacon }))).toBe('')
    expect(broken({ ...pins, round: 5, early: true }, tableWith(seats, { beacon }))).toBe('early')
    expect(broken({ ...pins, round: 4, early: false }, tableWith(seats, { beacon }))).toBe('early')
  })
})
