import { describe, expect, it } from 'vitest'
import { de } from './de'
import { en } from './en'
import { patterns } from './german'
import { Catalogue } from './told'

describe('sentences', () => {
  const found = new Catalogue([
    ['{who} rolls {n}: {=done}.', '{who} würfelt {n}: {done}.'],
    ['{n} to {n2}', '{n} nach {n2}'],
    ['{who} wins!', '{who} gewinnt!'],
    ['{who} is called {~kind}.', '{who} heißt {kind}.'],
    ['For {&names}.', 'Für {names}.'],
    ['and', 'und'],
    ['red', 'Rot'],
    ['{=colour} {n}', '{colour} {n}'],
  ])
  it.each([
    ['Ann rolls 3: 4 to 7. Bob and Co wins!', 'Ann würfelt 3: 4 nach 7. Bob and Co gewinnt!'],
    ['St. Mary rolls 3: 4 to 7. St. Mary wins!', 'St. Mary würfelt 3: 4 nach 7. St. Mary gewinnt!'],
    ['Ann is called red.', 'Ann heißt Rot.'],
    ['Ann is called Zed.', 'Ann heißt Zed.'],
    ['For Ann, Bob and Cy.', 'Für Ann, Bob und Cy.'],
    ['red -3, red 4', 'Rot -3, Rot 4'],
  ])('%s', (english, german) => {
    expect(found.find(english)).toBe(german)
  })
  it('knows nothing of what it was not told', () => {
    expect(found.find('Ann rolls 3: upwards.')).toBeUndefined()
  })
})

describe('German', () => {
  const gaps = (text: string) => [...text.matchAll(/\{[=~&]?(\w+)\}/g)].map((gap) => gap[1]).sort()

  it('fills the same gaps as English', () => {
    for (const key of Object.keys(en) as (keyof typeof en)[])
      expect([key, gaps(de[key])]).toEqual([key, gaps(en[key])])
  })
  it('has no gap that English does not fill', () => {
    for (const [english, german] of patterns) {
      expect([english, gaps(german).filter((gap) => !gaps(english).includes(gap))]).toEqual([english, []])
    }
  })
})
