/** What people read, as the server sends it, and how the client makes the same. */
import type { Arg, Message, Series, Words } from './generated/scene'

export type { Language, Languages } from './generated/rest'
export type { Arg, Message, Series, Words }
export type Join = NonNullable<Series['join']>

export const message = (id: string, args: Record<string, Arg> = {}): Message => ({ is: 'message', id, args })

export const series = (join: Join, items: Arg[]): Series => ({ is: 'series', items, join })
