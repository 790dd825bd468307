/** A match's options as part of a link and as a JSON file, there and back. */
import type { Options } from '../api/rest'

const LARGEST = 60_000

export class BadFile extends Error {
  constructor(readonly why: 'json' | 'object' | 'large') {
    super(why)
  }
}

/** The URL fragment that carries the options; empty if there are none. */
export function asFragment(options: Options): string {
  return Object.keys(options).length ? `#${encodeURIComponent(JSON.stringify(options))}` : ''
}

export function fromFragment(fragment: string): Options {
  if (fragment.length < 2) return {}
  let text = fragment.slice(1)
  try {
    text = decodeURIComponent(text)
  } catch {
    throw new BadFile('json')
  }
  return fromText(text)
}

export function asText(options: Options): string {
  return `${JSON.stringify(options, null, 2)}\n`
}

export function fromText(text: string): Options {
  if (text.length > LARGEST) throw new BadFile('large')
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new BadFile('json')
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new BadFile('object')
  return read as Options
}
