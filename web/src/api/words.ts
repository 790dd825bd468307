/** What people read, as the server sends it, and how the client makes the same. */
import type { Arg, Message, Series, Words } from './generated/scene'

export type { Language, Languages } from './generated/rest'
export type { Arg, Message, Series, Words }
export type Join = NonNullable<Series['join']>

export const message = (id: string, args: Record<string, Arg> = {}): Message => ({ is: 'message', id, args })

/** The first player that is named, who mostly is the one who acted; -1: none. */
export function actorOf(words: Arg): number {
  if (typeof words !== 'object') return -1
  if (words.is === 'who') return words.seat
  const parts =
    words.is === 'message' ? Object.values(words.args ?? {}) : words.is === 'series' ? words.items : []
  return parts.map(actorOf).find((seat) => seat >= 0) ?? -1
}

export const series = (join: Join, items: Arg[]): Series => ({ is: 'series', items, join })
