/** Written by scripts/generate_types.py: change the Python classes instead. */

export interface CheckForm {
  options?: Record<string, unknown>
}

export interface FindForm {
  options?: Record<string, unknown>
  over: string
  figure?: string
  maximise?: boolean
  where?: Record<string, [number | null, number | null]>
  seconds?: number
  seed?: number
  finish?: boolean
}

export interface Form {
}

export interface GuidedForm {
  done?: (number | null)[]
  whole?: boolean
}

export interface Health {
  ok: boolean
  store: string
  run: string
}

export interface LabForm {
  options?: Record<string, unknown>
  pinned?: Record<string, unknown> | null
}

export interface LabGameForm {
  options?: Record<string, unknown>
  pinned?: Record<string, unknown> | null
  number: number
}

export interface Language {
  code: string
  name: string
  direction: 'ltr' | 'rtl'
  house: string
  games: Record<string, string>
}

export interface Languages {
  languages: Language[]
}

export interface Links {
  host: string
  watch: string
  seats: Record<string, string>
}

export interface MatchForm {
  game: string
  options?: Record<string, unknown>
  seats?: SeatForm[] | null
  grace?: number | null
  own_dice?: boolean
  rated?: boolean
  listed?: boolean
  links?: number
  beacon?: boolean
}

export interface MatchMade {
  match: string
  root: string
  deals: string
  links: Links
}

export interface Player {
  name: string
  kind: string
  bot: string
  score: number
}

export interface Rank {
  player: string
  bot: boolean
  rating: number
  mu: number
  sigma: number
  games: number
  wins: number
}

export interface Reach {
  address: string
  command: string
}

export interface SeatForm {
  kind?: 'here' | 'link' | 'bot'
  name?: string
  colour?: string
  bot?: string
  commit?: string
}

export interface Stats {
  match: string
  game: string
  started_ms: number
  ended_ms: number
  players: Player[]
  winners: number[]
  moves: number
  rated: boolean
}

export interface TableForm {
  seats: SeatForm[]
  own_dice?: boolean
  rated?: boolean
  listed?: boolean
}
