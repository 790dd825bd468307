/** What people read, as the server sends it: the types of boardloom/core/message.py. */

/** Something to be said: an id of a catalogue, and what fills its gaps. */
export interface Message {
  id: string
  args?: Record<string, Arg>
}

export type Join = 'and' | 'or' | 'clauses' | 'sentences' | 'parts'

/** Several arguments shown as one. */
export interface Series {
  items: Arg[]
  join: Join
}

/** The player in a seat, shown by name. */
export interface Who {
  seat: number
}

/** A place on the board, shown as the board calls it. */
export interface Cell {
  cell: string
}

/** A piece or token, shown as the game calls it. */
export interface Piece {
  piece: string
}

/** A number is written as the language writes numbers; a text is shown as it is. */
export type Arg = number | string | Who | Cell | Piece | Message | Series

/** What a person reads; a plain text is the same in every language. */
export type Words = Message | Series | Piece | string

/** A language of the server, and where its catalogues are. */
export interface Language {
  code: string
  name: string
  direction: 'ltr' | 'rtl'
  house: string
  games: Record<string, string>
}
