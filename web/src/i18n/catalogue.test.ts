import { describe, expect, it, test } from 'vitest'
import type { Arg } from '../api/words'
import { Catalogue } from './catalogue'
import examples from './examples.json'
import { house, sources } from './sources'

const english = new Catalogue('en', house('en'))
const german = new Catalogue('de', house('de'), english)
english.add(sources('games/ludo/words/en.ftl'))
german.add(sources('games/ludo/words/de.ftl'))

test.each(examples)('$language: $said', ({ language, words, names, said }) => {
  expect((language === 'en' ? english : german).format(words as Arg, names)).toBe(said)
})

describe('names that look like something else', () => {
  const names = ['Anna wins!', '%{seat}', '<b>x</b>', '{ $who }']

  it.each(names)('%s stays as it is, wherever it stands', (name) => {
    for (const catalogue of [english, german]) {
      const lists: Arg[] = [0, 1, 2].map((at) => ({
        items: [0, 1, 2].map((i) => (i === at ? { seat: 0 } : 'x')),
        join: 'and',
      }))
      const nested: Arg = { id: 'wins', args: { who: { id: 'wins', args: { who: { seat: 0 } } } } }
      const texts = ['wins', 'ludo-rolls'].map((id): Arg => ({ id, args: { who: name, roll: 4 } }))
      for (const words of [...lists, nested, ...texts, { seat: 0 }, name, { cell: name }, { piece: name }])
        expect(catalogue.format(words, [name]).split(name)).toHaveLength(2)
    }
  })
})

describe('a language from right to left', () => {
  const words =
    'language-direction = rtl\nnumber = { $number }\nplayer = P{ $number }\nwins = { $who } wins\n'
  const arabic = new Catalogue('ar', words, english)

  it('keeps names from turning their neighbours around', () => {
    expect(arabic.format({ id: 'wins', args: { who: { seat: 0 } } }, ['Ann'])).toBe('\u2068Ann\u2069 wins')
  })
  it('writes numbers with the digits that boards have', () => {
    expect(arabic.format(1234567)).toMatch(/^1.234.567$/)
  })
  it('says in English what it lacks', () => {
    expect(arabic.format({ id: 'rolls-again' })).toBe('Another roll.')
  })
})
