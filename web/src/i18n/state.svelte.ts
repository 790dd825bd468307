/** The language of the page: its catalogues, loaded when they are needed, and what is said in it. */
import { getContext, setContext } from 'svelte'
import { failed, fetched } from '../api/rest'
import { type Arg, type Language, type Languages, message } from '../api/words'
import { settings } from '../state/settings.svelte'
import { Catalogue, localeOf } from './catalogue'

const ENGLISH = 'en'
const AGAIN_MS = 2000

let all: Language[] = $state.raw([])
let current: Catalogue | undefined = $state.raw()
/** Counts the catalogues, so that what was said before one arrived is said again. */
let version = $state(0)
const catalogues = new Map<string, Promise<Catalogue>>()
/** By language: the games whose words it has, or awaits. */
const games = new Map<string, Map<string, Promise<void>>>()
/** The games whose words are here, in the current language and in English. */
let known: ReadonlySet<string> = $state.raw(new Set())

/** Every language that can be chosen. */
export const languages = (): Language[] => all

/** The code of the current language. */
export const language = (): string => current?.language ?? ENGLISH

/** The language for dates, numbers and lists. */
export const locale = (): string => localeOf(language())

export const direction = (): 'ltr' | 'rtl' => all.find(({ code }) => code === language())?.direction ?? 'ltr'

/** A message of the catalogues. */
export const t = (id: string, args: Record<string, Arg> = {}): string => say(message(id, args))

/** What the server sends, in the reader's language; `names` are the players' by seat. */
export function say(words: Arg | undefined, names: readonly string[] = [], simply = false): string {
  void version
  return words === undefined || !current ? '' : current.format(words, names, simply)
}

/** What the players are called, by seat: by their names, or else by their numbers in the reader's language. */
export function playerNames(seats: readonly { name: string }[]): string[] {
  void version
  return current?.names(seats.map((seat) => seat.name)) ?? []
}

/** What the player on a seat is called; empty where nobody is meant. */
export const playerName = (seats: readonly { name: string }[], seat: number): string =>
  playerNames(seats)[seat] ?? ''

/** The first of these messages that there is, or else the text. */
export function named(ids: string[], otherwise: string): string {
  void version
  const found = ids.find((id) => current?.has(id) || current?.fallback?.has(id))
  return found ? t(found) : otherwise
}

const NAMES = Symbol('names of the players')

/** Says who sits where, for all that this component contains. */
export function provideNames(names: () => readonly string[]) {
  setContext(NAMES, names)
}

/** Says things with the names of the players at this table. */
export function useSay(): (words: Arg | undefined) => string {
  const names = getContext<(() => readonly string[]) | undefined>(NAMES)
  return (words) => say(words, names?.())
}

/**
 * The same, for what is read beside a board: it calls squares and pieces by their names only where the board shows them.
 * Names are always in what is said to people who do not see the board.
 */
export function useTell(): (words: Arg | undefined) => string {
  const names = getContext<(() => readonly string[]) | undefined>(NAMES)
  return (words) => say(words, names?.(), !settings.details)
}

/** Whether the words of a game are here. */
export const knows = (game: string): boolean => known.has(game)

/** Loads the words of games, where they are not here yet. */
export async function learn(...names: string[]) {
  let spoken: string
  do {
    spoken = language()
    await Promise.all([spoken, ENGLISH].flatMap((code) => names.map((name) => taught(code, name))))
  } while (spoken !== language())
  known = new Set([...known, ...names])
}

/** Loads the catalogues of the language that the reader wants, now and whenever the setting changes. */
export async function start() {
  for (;;) {
    try {
      const answer: Languages = await (await catalogueAt('/api/words')).json()
      all = answer.languages
      await speak(wanted())
      break
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
  $effect.root(() => {
    $effect(() => {
      const code = wanted()
      // A language that cannot be loaded now is not spoken: the page stays as it is.
      if (code !== current?.language) speak(code).catch(() => {})
    })
  })
}

/** The language of the setting, or else the first one of the browser's that there is. */
function wanted(): string {
  const asked = [settings.language, ...navigator.languages.flatMap((tag) => [tag, tag.split('-')[0] ?? ''])]
  return asked.find((code) => all.some((each) => each.code === code)) ?? ENGLISH
}

async function speak(code: string) {
  const next = await catalogue(code)
  let here: typeof known
  do {
    here = known
    await Promise.all([...here].map((game) => taught(code, game)))
  } while (here !== known)
  if (code === wanted()) current = next
}

function catalogue(code: string): Promise<Catalogue> {
  const kept = catalogues.get(code)
  if (kept) return kept
  const loading = loaded(code).catch((problem) => {
    catalogues.delete(code)
    throw problem
  })
  catalogues.set(code, loading)
  return loading
}

async function loaded(code: string): Promise<Catalogue> {
  const about = all.find((each) => each.code === code)
  const house = catalogueAt(about?.house ?? '').then((response) => response.text())
  const english = code === ENGLISH ? undefined : await catalogue(ENGLISH)
  return new Catalogue(code, await house, english)
}

/** Adds the words of a game to a language, once. */
function taught(code: string, game: string): Promise<void> {
  const those = games.get(code) ?? new Map<string, Promise<void>>()
  games.set(code, those)
  const kept = those.get(game)
  if (kept) return kept
  const loading = teach(code, game).catch((problem) => {
    those.delete(game)
    throw problem
  })
  those.set(game, loading)
  return loading
}

async function teach(code: string, game: string) {
  const address = all.find((each) => each.code === code)?.games[game]
  if (!address) return
  const [words, response] = await Promise.all([catalogue(code), catalogueAt(address)])
  words.add(await response.text())
  version++
}

async function catalogueAt(address: string): Promise<Response> {
  const response = await fetched(address)
  if (!response.ok) throw failed(response)
  return response
}
