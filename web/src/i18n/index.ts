import { settings } from '../state/settings.svelte'
import { de } from './de'
import { en, type Key } from './en'
import { patterns } from './german'
import { plainer } from './plainer'
import { Catalogue } from './told'

export type { Key }

const texts: Record<string, Record<Key, string>> = { en, de }
const sentences: Record<string, Catalogue> = { en: new Catalogue(plainer), de: new Catalogue(patterns) }

export function language(): string {
  const wanted = settings.language || navigator.language.slice(0, 2)
  return wanted in texts ? wanted : 'en'
}

/** A text in the reader's language. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  const text = (texts[language()] ?? en)[key]
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** What the server says, in the reader's language. */
export function told(text: string): string {
  return sentences[language()]?.find(text) ?? text
}
