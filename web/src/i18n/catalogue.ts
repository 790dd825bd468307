/** Messages in the words of a language, said exactly as boardloom/words/catalogues.py says them. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import { type Arg, type Join, type Message, message } from '../api/words'

/**
 * Whose numbers, plurals and dates a language uses, where its name alone does not say it. The made-up language
 * of tests has those of Greek: the plurals are as in English, but nothing is written in Latin letters.
 */
const REGIONS: Record<string, string> = { en: 'en-GB', zh: 'zh-Hans', ar: 'ar-u-nu-latn', pseudo: 'el' }
const BARE_WORD = /^[A-Za-z0-9_-]*$/
const ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'
/** Letters of the blocks of Unicode that are written from right to left. */
const RIGHT_TO_LEFT =
  /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

export const localeOf = (language: string): string => REGIONS[language] ?? language

export class Catalogue {
  readonly #bundle: FluentBundle
  readonly #rightToLeft: boolean

  /** What this language lacks is said in the `fallback`. */
  constructor(
    readonly language: string,
    house: string,
    readonly fallback?: Catalogue,
  ) {
    // Isolating every argument, as Fluent would, breaks searching and copying; see `#isolated`.
    this.#bundle = new FluentBundle(localeOf(language), { useIsolating: false })
    this.add(house)
    this.#rightToLeft = this.#pattern('language-direction', {}) === 'rtl'
  }

  add(text: string) {
    this.#bundle.addResource(new FluentResource(text))
  }

  /** Whether this language itself has the message. */
  has(id: string): boolean {
    const [name = '', attribute] = id.split('.')
    const entry = this.#bundle.getMessage(name)
    return !!(attribute ? entry?.attributes[attribute] : entry?.value)
  }

  /**
   * In words; `names` are the players' by seat, and may be too few or empty. `simply`: for people who see no names of
   * squares and pieces on the board, where a message has such words.
   */
  format(words: Arg, names: readonly string[] = [], simply = false): string {
    return typeof words === 'string' ? words : this.#shown(words, names, simply)
  }

  /** What the players are called, by seat: by their names, or else by their numbers. */
  names(names: readonly string[]): string[] {
    return names.map((name, seat) => name || this.#unnamed(seat))
  }

  #unnamed(seat: number): string {
    return this.#said(message('player', { number: seat + 1 }), [], false)
  }

  #pattern(id: string, args: Record<string, string | FluentNumber>): string {
    const [name = '', attribute] = id.split('.')
    const entry = this.#bundle.getMessage(name)
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value
    // Errors are collected rather than thrown: what is left of a faulty message is still shown.
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : id
  }

  #argument(arg: Arg, names: readonly string[], simply: boolean): string | FluentNumber {
    // Some languages would group from five digits on only; Python's numbers are grouped from four on in all of them.
    if (typeof arg === 'number') return new FluentNumber(arg, { useGrouping: 'always' })
    // A bare word cannot turn its neighbours around, and a pattern may select by it.
    if (typeof arg === 'string') return BARE_WORD.test(arg) ? arg : this.#isolated(arg)
    switch (arg.is) {
      case 'message':
        return this.#said(arg, names, simply)
      case 'series':
        return this.#joined(
          arg.items.map((item) => this.#shown(item, names, simply)),
          arg.join,
        )
      case 'who': {
        const name = names[arg.seat]
        return name ? this.#isolated(name) : this.#unnamed(arg.seat)
      }
      case 'cell':
        return this.#isolated(arg.cell)
      case 'piece':
        return this.#isolated(arg.piece)
    }
  }

  #said(said: Message, names: readonly string[], simply: boolean): string {
    if (!this.has(said.id)) return this.fallback?.format(said, names, simply) ?? said.id
    const args = Object.entries(said.args ?? {}).map(([key, arg]) => [
      key,
      this.#argument(arg, names, simply),
    ])
    const simple = `${said.id}.simply`
    return this.#pattern(simply && this.has(simple) ? simple : said.id, Object.fromEntries(args))
  }

  #shown(arg: Arg, names: readonly string[], simply: boolean): string {
    const shown = this.#argument(arg, names, simply)
    return typeof shown === 'string' ? shown : this.#pattern('number', { number: shown })
  }

  #joined(shown: string[], join: Join = 'and'): string {
    const parts = shown.filter(Boolean)
    if (join !== 'and' && join !== 'or') return parts.join(this.#pattern(`join-${join}`, {}))
    const last = parts.pop() ?? ''
    if (!parts.length) return last
    const first = parts.join(this.#pattern('join-list', {}))
    return this.#pattern(`join-${join}`, { first, last })
  }

  #isolated(text: string): string {
    return this.#rightToLeft || RIGHT_TO_LEFT.test(text) ? `${ISOLATE}${text}${POP_ISOLATE}` : text
  }
}
