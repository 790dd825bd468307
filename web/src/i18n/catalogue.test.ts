import { describe, expect, it, test } from 'vitest'
import { type Arg, message, series } from '../api/words'
import { Catalogue } from './catalogue'
import examples from './examples.json'
import { house, sources } from './sources'

const english = speaking('en')
const german = speaking('de', english)
const all = [...new Set(examples.map(({ language }) => language))].map((code) => speaking(code, english))

function speaking(language: string, fallback?: Catalogue): Catalogue {
  const catalogue = new Catalogue(language, house(language), fallback)
  catalogue.add(sources(`games/ludo/words/${language}.ftl`))
  return catalogue
}

test.each(examples)('$language: $said', ({ language, words, names, said }) => {
  const spoken = all.find((each) => each.language === language)
  expect(spoken?.format(words as Arg, names)).toBe(said)
})

const who: Arg = { is: 'who', seat: 0 }

describe('players without a name', () => {
  it('are called by number, in the language of the reader', () => {
    const names = ['', 'Player 1', '']
    expect(english.names(names)).toEqual(['Player 1', 'Player 1', 'Player 3'])
    expect(german.names(names)).toEqual(['Spieler 1', 'Player 1', 'Spieler 3'])
    const arabic = all.find(({ language }) => language === 'ar')
    expect(arabic?.names(names)).toEqual(['اللاعب 1', 'Player 1', 'اللاعب 3'])
  })
})

describe('names that look like something else', () => {
  const names = ['Anna wins!', '%{seat}', '<b>x</b>', '{ $who }']

  it.each(names)('%s stays as it is, wherever it stands', (name) => {
    for (const catalogue of [english, german]) {
      const lists = [0, 1, 2].map((at) =>
        series(
          'and',
          [0, 1, 2].map((i) => (i === at ? who : 'x')),
        ),
      )
      const nested = message('wins', { who: message('wins', { who }) })
      const texts = ['wins', 'ludo-rolls'].map((id) => message(id, { who: name, roll: 4 }))
      const things: Arg[] = [who, name, { is: 'cell', cell: name }, { is: 'piece', piece: name }]
      for (const words of [...lists, nested, ...texts, ...things])
        expect(catalogue.format(words, [name]).split(name)).toHaveLength(2)
    }
  })
})

describe('a message for people who see no names on the board', () => {
  const token = message('ludo-which', { rank: 'front' })
  const way = message('ludo-way-to-end', {
    piece: { is: 'piece', piece: 'p' },
    token,
    start: { is: 'cell', cell: '49' },
  })
  const done = message('ludo-moves', { who, done: way })

  it('is said without names, however deep it lies', () => {
    expect(english.format(done, ['Ann'], true)).toBe('Ann moves the front token to the end.')
    expect(german.format(done, ['Ann'], true)).toBe('Ann zieht die vorderste Figur ins Ziel.')
  })

  it('has all names otherwise', () => {
    expect(english.format(done, ['Ann'])).toBe('Ann moves p from 49 to the end.')
  })
})

describe('a language from right to left', () => {
  const words =
    'language-direction = rtl\nnumber = { $number }\nplayer = P{ $number }\nwins = { $who } wins\n'
  const arabic = new Catalogue('ar', words, english)

  it('keeps names from turning their neighbours around', () => {
    expect(arabic.format(message('wins', { who }), ['Ann'])).toBe('\u2068Ann\u2069 wins')
  })
  it('selects by bare words', () => {
    arabic.add('way = { $kind ->\n    [ladder] up\n   *[other] down\n}\n')
    expect(arabic.format(message('way', { kind: 'ladder' }))).toBe('up')
  })
  it('writes numbers with the digits that boards have', () => {
    expect(arabic.format(1234567)).toMatch(/^1.234.567$/)
  })
  it('says in English what it lacks', () => {
    expect(arabic.format(message('rolls-again'))).toBe('Another roll.')
  })
})
