import { describe, expect, it } from 'vitest'
import type { Brush, Editor } from '../api/scene'
import { fitting, type Link, numberOf, pickUp, refitted, withLink } from './board_editing'

const ladder: Brush = { value: 'ladder', label: 'ladder', ends: 2 }
const trap: Brush = { value: 'trap', label: 'trap' }
const links: Link[] = [
  { kind: 'ladder', from: 3, to: 22 },
  { kind: 'trap', from: 9 },
]

describe('links', () => {
  it('begins a new one on a free cell', () => {
    const held = pickUp(links, ladder, [ladder, trap], 5)
    expect(withLink(links, held, 30).at(-1)).toEqual({ kind: 'ladder', from: 5, to: 30 })
  })
  it('takes an end elsewhere', () => {
    const held = pickUp(links, trap, [ladder, trap], 22)
    expect(held.brush).toBe(ladder)
    expect(withLink(links, held, 40)[0]).toEqual({ kind: 'ladder', from: 3, to: 40 })
    expect(withLink(links, pickUp(links, ladder, [ladder, trap], 9), 10)[1]).toEqual({
      kind: 'trap',
      from: 10,
    })
  })
  it('has one end where its kind has one', () => {
    const held = pickUp([], trap, [trap], 7)
    expect(withLink([], held, 7)).toEqual([{ kind: 'trap', from: 7 }])
  })
})

describe('another size', () => {
  const editor = (cells: number, value: string[]): Editor => ({
    field: 'squares',
    kind: 'paint',
    value,
    cells: Array.from({ length: cells }, (_, i) => `s${i}`),
    fixed: ['s0', `s${cells - 1}`],
  })
  it('keeps what fits, and what is fixed', () => {
    expect(refitted(['a', 'b', 'c', 'a'], editor(3, ['a', 'x', 'a']))).toEqual(['a', 'b', 'a'])
    expect(refitted(['a', 'b', 'a'], editor(5, ['a', 'x', 'y', 'z', 'a']))).toEqual(['a', 'b', 'a', 'z', 'a'])
  })
  it('drops links that leave the board', () => {
    const smaller: Editor = { field: 'e', kind: 'links', value: [], cells: Array(16).fill('c'), first: 1 }
    expect(refitted(links, smaller)).toEqual([{ kind: 'trap', from: 9 }])
  })
  it('drops the links that do not fit for themselves', async () => {
    const many: Link[] = [9, 2, 8, 4, 6].map((from) => ({ kind: 'trap', from }))
    const even = await fitting(many, async (some) => some.every((link) => link.from % 2 === 0))
    expect(even.map((link) => link.from)).toEqual([2, 8, 4, 6])
  })
  it('counts cells from the first', () => {
    expect(numberOf({ field: 'e', kind: 'links', value: [], cells: ['c1', 'c2'], first: 1 }, 'c2')).toBe(2)
  })
})
