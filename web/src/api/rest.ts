/** The server's REST interface: its requests, and the shapes of its answers. */
import type { Board, Editor, Happening, Scene, Section } from './scene'
import type { Series, Words } from './words'

/** Why something failed: the code is for programs, the words are for people. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly words: Words,
  ) {
    super(code)
  }
}

/** What to tell people of something that was caught. */
export const reasonOf = (caught: unknown): Words =>
  caught instanceof Problem ? caught.words : (caught as Error).message

export interface Named {
  name: string
  help: Words
}

export interface GameInfo {
  name: string
  players: { least: number; most: number }
  presets: Named[]
  bots: Named[]
  levels: string[]
  chance: boolean
}

export type Options = Record<string, unknown>

export interface Checked {
  ok: boolean
  problems: { field: string; text: Words }[]
  options?: Options
  values?: Options
  board?: Board
  scene?: Scene
  editors?: Editor[]
  guide?: Section[]
  tones?: string[]
}

export interface SeatPlan {
  kind: 'here' | 'link' | 'bot'
  name: string
  colour: string
  bot: string
  commit?: string
}

export interface MatchPlan {
  game: string
  options: Options
  seats: SeatPlan[]
  grace: number | null
  own_dice: boolean
  rated: boolean
  listed: boolean
}

export interface MatchMade {
  match: string
  root: string
  deals: string
  links: { host: string; watch: string; seats: Record<string, string> }
}

export interface Stats {
  match: string
  game: string
  started_ms: number
  ended_ms: number
  players: { name: string; kind: string; bot: string; score: number }[]
  winners: string[]
  moves: number
  rated: boolean
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

export interface ReplayStep {
  seat: number
  name: string
  story: Series
  at_ms: number
  scene: Scene
  happening?: Happening
}

export interface Replay {
  board: Board
  seats: { name: string; colour: string; kind: string }[]
  guide: Section[]
  /** Whether chance has any part in the game. */
  chance: boolean
  /** How many steps there are, the first position included. */
  total: number
  steps: ReplayStep[]
}

/**
 * Each seat's chance to win, before the first action and after each. There are `total` entries once all are
 * computed.
 */
export interface Line {
  total: number
  shares: number[][]
}

export interface Thrown {
  roll: number
  seat: number
  action: number
  outcomes: [number, number][]
  link?: string
  hidden?: boolean
}
export type Played = Thrown | { seat: number; action: number } | { undo: number }

export interface DiceRecord {
  match: string
  seats: { name: string; commit: string; nonce: string }[]
  root: string
  deals: string
  deal_secret: string
  key: string
  opened: number[]
  played: Played[]
}

/**
 * Sends a request, with a JSON body if one is given. Throws a `Problem` with what the server says if it fails.
 */
export async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  secret = '',
): Promise<Answer> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (secret) headers.Authorization = `Bearer ${secret}`
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Problem('offline', { id: 'web-page-offline' })
  }
  if (response.status === 204) return undefined as Answer
  const answer = await response.json().catch(() => ({ code: 'internal' }))
  if (!response.ok) throw new Problem(answer.code, answer.message ?? response.statusText)
  return answer as Answer
}

export const games = () => ask<GameInfo[]>('GET', '/api/games')
export const sample = (game: string) =>
  ask<{ board: Board; scene: Scene }>('GET', `/api/games/${game}/sample`)
export const schema = (game: string) => ask<Record<string, unknown>>('GET', `/api/games/${game}/schema`)
export const check = (game: string, options: Options) =>
  ask<Checked>('POST', `/api/games/${game}/check`, { options })
export const postMatch = (plan: MatchPlan) => ask<MatchMade>('POST', '/api/matches', plan)
export const finished = (game = '', limit = 50) =>
  ask<Stats[]>('GET', `/api/finished?limit=${limit}${game && `&game=${game}`}`)
export const stats = (match: string) => ask<Stats>('GET', `/api/finished/${match}`)
/** A whole finished match. The server sends long ones in parts. */
export async function replay(match: string): Promise<Replay> {
  const path = `/api/finished/${match}/scenes`
  const whole = await ask<Replay>('GET', path)
  while (whole.steps.length < whole.total) {
    const more = await ask<Replay>('GET', `${path}?start=${whole.steps.length}`)
    whole.steps.push(...more.steps)
  }
  return whole
}
export const line = (match: string) => ask<Line>('GET', `/api/finished/${match}/line`)
export const diceRecord = (match: string) => ask<DiceRecord>('GET', `/api/finished/${match}/dice`)
export const leaders = (game: string) => ask<Rank[]>('GET', `/api/leaderboard/${game}`)
