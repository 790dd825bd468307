import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { checked, type DiceRecord } from './dice_record'
import { key, outcome } from './fair_dice'

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
  match,
  seats: [
    { name: 'Ann', commit: hash(nonce), nonce },
    { name: 'Bob', commit: '', nonce: '' },
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
  it('are fair as they were promised', () => {
    expect(checked(record)).toEqual({
      steps: ['fair', undefined, 'fair', 'own'],
      key: true,
      rolls: 4,
      wrong: 0,
    })
  })
  it('are found out where they are not', () => {
    const first = roll(1)
    const other = { ...first, action: (first.action % 6) + 1 }
    expect(checked({ ...record, played: [other] })).toMatchObject({ steps: ['wrong'], wrong: 1 })
    expect(checked({ ...record, played: [{ ...first, link: chain[2] as string }] }).wrong).toBe(1)
    expect(checked({ ...record, key: hash(nonce), played: [] }).key).toBe(false)
  })
})
