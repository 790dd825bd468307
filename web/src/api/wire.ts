/** What the server says over the WebSocket, as docs/protocol.md describes it. */
import type { Board, Choices, Happening, Scene, Section } from './scene'
import type { Series, Words } from './words'

export interface SeatTold {
  kind: 'here' | 'link' | 'bot'
  name: string
  colour: string
  bot: string
  away: boolean
  joined: boolean
  commit: string
  nonce: string
}

export interface Table {
  match: string
  game: string
  /** Whether chance has any part in the game. */
  chance: boolean
  phase: 'gathering' | 'opening' | 'playing' | 'over'
  seats: SeatTold[]
  dice: { root: string; deals: string; key: string; own: boolean; left: number }
  grace: number | null
  rated: boolean
  /** Whether the server can say what a strong player would do. */
  hints: boolean
  watchable: boolean
  undo: { seat: number; agreed: number[] } | null
  rematch: string
}

export interface View {
  mover: number
  turn: number
  over: boolean
  scene: Scene
  prompt?: Words
  roll?: boolean
  choices?: Choices
  winners?: number[]
  /** Whether somebody at this device has anything to take back. */
  undo?: boolean
  /** Whether it shows what others at this device may not see. */
  secret?: boolean
}

export interface Event {
  seq: number
  kind: string
  seat?: number
  action?: number
  name?: string
  story?: Series
  /** How the bot that moved decided. */
  bot?: string
  draw?: number
  link?: string
  /** What could have been rolled: actions with their weights. */
  outcomes?: [number, number][]
  happening?: Happening
  now?: string
  why?: string
  yes?: boolean
}

export interface Snapshot {
  kind: 'snapshot'
  seq: number
  table: Table
  view: View
  board: Board
  guide: Section[]
  log?: Series[]
}

export interface News {
  kind: 'news'
  seq: number
  events: Event[]
  view: View
  table?: Table
  id?: string
}

export interface Answer {
  kind: 'answer'
  id: string
  seq: number
  ok: boolean
  code?: string
  message?: Words
  secret?: string
  match?: string
}

export interface Chance {
  share: number
  low: number
  high: number
}

export interface Advice extends Chance {
  action: number
  name: string
  path: string[]
}

export interface Hint {
  kind: 'hint'
  id: string
  seq: number
  seats: Chance[]
  moves: Advice[]
}

export interface Welcome {
  kind: 'welcome'
  role: 'host' | 'seat' | 'watch'
  seats: number[]
}

export interface Presence {
  kind: 'presence'
  seats: boolean[]
  watchers: number
}

export interface Bye {
  kind: 'bye'
  code: string
  message: Words
  retry_ms?: number
}

export type Message = Snapshot | News | Answer | Hint | Welcome | Presence | Bye
