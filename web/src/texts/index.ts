import { settings } from '../lib/settings.svelte'
import { en, type Key } from './en'

const catalogues: Record<string, Record<Key, string>> = { en }

export type { Key }

export function language(): string {
  const wanted = settings.language || navigator.language.slice(0, 2)
  return wanted in catalogues ? wanted : 'en'
}

/** A text in the reader's language. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  const text = (catalogues[language()] ?? en)[key]
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** What the server says, in the reader's language. */
export function told(text: string): string {
  return text
}
