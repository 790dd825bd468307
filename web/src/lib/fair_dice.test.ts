import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import type { DiceRecord } from '../api/rest'
import { auditDice, fault, freshNonce, key, outcome, type Roll, rollsOf } from './fair_dice'
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
test('rolls that can be checked are kept', () => {
  const roll = { seq: 1, kind: 'rolled', draw: 3, link: 'aa', seat: 1, action: 6, outcome: '6' }
  expect(rollsOf([{ ...roll, outcomes: [[6, 1]] }, roll, { seq: 2, kind: 'moved' }])).toHaveLength(1)
})

const hash = (hex: string) => bytesToHex(sha256(hexToBytes(hex)))
const chain = ['00'.repeat(32)]
for (let i = 0; i < 5; i++) chain.unshift(hash(chain[0] as string))
const nonce = 'ab'.repeat(32)
const die: [number, number][] = [1, 2, 3, 4, 5, 6].map((face) => [face, 1])
const match = 'f'.repeat(20)
const luck = key(match, [nonce, ''])
const roll = (draw: number) => {
  const link = chain[draw] as string
  return { roll: draw, seat: 0, action: outcome(die, link, luck, draw), outcomes: die, link }
}
const record: DiceRecord = {
  record: 'boardloom dice 1',
  match,
  game: 'snakes',
  version: 1,
  options: {},
  own_dice: true,
  seats: [
    { name: 'Ann', kind: 'link', commit: hash(nonce), nonce },
    { name: 'Bob', kind: 'here', commit: '', nonce: '' },
  ],
  root: chain[0] as string,
  deals: '',
  deal_secret: '',
  key: luck,
  opened: [0],
  played: [
    roll(1),
    { seat: 0, action: 2 },
    roll(2),
    { undo: 2 },
    roll(2),
    { roll: 0, seat: 1, action: 3, outcomes: die },
  ],
}

describe('the dice of a game', () => {
  test('are fair as they were promised', () => {
    expect(auditDice(record)).toEqual({
      steps: ['fair', undefined, 'fair', 'own'],
      key: true,
      rolls: 4,
      wrong: 0,
    })
  })
  test('are found out where they are not', () => {
    const first = roll(1)
    const other = { ...first, action: (first.action % 6) + 1 }
    expect(auditDice({ ...record, played: [other] })).toMatchObject({ steps: ['wrong'], wrong: 1 })
    expect(auditDice({ ...record, played: [{ ...first, link: chain[2] as string }] }).wrong).toBe(1)
    expect(auditDice({ ...record, key: hash(nonce), played: [] }).key).toBe(false)
  })
})
