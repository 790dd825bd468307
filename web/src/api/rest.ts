/** The server's REST interface: its requests, and the shapes of its answers. */

import { FROM_BEFORE } from '../offline/keeping'
import { network } from '../state/network.svelte'
import type {
  FindForm,
  LabForm,
  LabGameForm,
  MatchForm,
  MatchMade,
  Rank,
  Reach,
  SeatForm,
  Stats,
  TableForm,
} from './generated/rest'
import type {
  Checked,
  DiceRecord,
  Eligibility,
  FindView,
  GameInfo,
  GuidedView,
  LabGame,
  LabView,
  PuzzleList,
  Replay,
  Sample,
  SampleMove,
  WinGraph,
} from './generated/wire'
import { message, type Words } from './words'

export type { Stats } from './generated/rest'
export type {
  Checked,
  Coach,
  DiceRecord,
  DiceStep,
  Fan,
  FindView,
  FoundBoard,
  GameInfo,
  GuidedView,
  LabFigure,
  LabGame,
  LabView,
  Lengths,
  Place,
  Replay,
  ReplayStep,
  SampleMove,
  TurningPoint,
  WinGraph,
} from './generated/wire'

/** Why something failed: the code is for programs, the words are for people. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly words: Words,
  ) {
    super(code)
  }
}

/** What to tell people of something that was caught. What browsers say themselves is for the console. */
export function reasonOf(caught: unknown): Words {
  if (caught instanceof Problem) return caught.words
  console.error(caught)
  return message('web-page-broken')
}

export type Options = Record<string, unknown>
export type SeatPlan = Required<Omit<SeatForm, 'commit'>> & Pick<SeatForm, 'commit'>
export type MatchPlan = Required<Omit<MatchForm, 'beacon' | 'links' | 'seats'>> & { seats: SeatPlan[] }

const PATIENCE_MS = 60_000

/** Fetches something. Throws a `Problem` if no answer comes, or none that is of use. */
export async function fetched(path: string, request: RequestInit = {}): Promise<Response> {
  try {
    const answer = await fetch(path, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) })
    network.heard(!answer.headers.has(FROM_BEFORE))
    return answer
  } catch (caught) {
    const problem = unanswered(caught)
    network.heard(problem.code !== 'offline')
    throw problem
  }
}

function unanswered(caught: unknown): Problem {
  return caught instanceof Error && caught.name === 'TimeoutError'
    ? new Problem('timeout', message('web-page-timeout'))
    : new Problem('offline', message('web-page-offline'))
}

/** Of a server, or of a proxy before it, that says no more than a number. */
export const failed = ({ status }: Response): Problem =>
  new Problem('internal', message('web-page-error', { status: String(status) }))

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
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const response = await fetched(path, { method, headers, body: sent })
  if (response.status === 204) return undefined as Answer
  const answer = await response.json().catch((caught: unknown) => {
    throw response.ok ? unanswered(caught) : failed(response)
  })
  if (!response.ok) throw answer.message ? new Problem(answer.code, answer.message) : failed(response)
  return answer as Answer
}

export const games = () => ask<GameInfo[]>('GET', '/api/games')
export const sample = (game: string) => ask<Sample>('GET', `/api/games/${game}/sample`)
export const sampleMoves = (game: string) => ask<SampleMove[]>('GET', `/api/games/${game}/sample/moves`)
export const schema = (game: string) => ask<Record<string, unknown>>('GET', `/api/games/${game}/schema`)
export const check = (game: string, options: Options) =>
  ask<Checked>('POST', `/api/games/${game}/check`, { options })
/** Whether a match at this table would count for the leaderboard. */
export const eligibility = (game: string, table: TableForm) =>
  ask<Eligibility>('POST', `/api/games/${game}/eligibility`, table)
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
/** One step of a finished match, with the board. */
export const replayStep = (match: string, step: number) =>
  ask<Replay>('GET', `/api/finished/${match}/scenes?start=${step}&limit=1`)
export const winChances = (match: string) => ask<WinGraph>('GET', `/api/finished/${match}/win_chances`)
export const diceRecord = (match: string) => ask<DiceRecord>('GET', `/api/finished/${match}/dice`)
/** Where others find the server; it tells only the computer it runs on. */
export const reach = () => ask<Reach>('GET', '/api/reach')
export const leaders = (game: string) => ask<Rank[]>('GET', `/api/leaderboard/${game}`)
export const puzzles = (game: string) => ask<PuzzleList>('GET', `/api/games/${game}/puzzles`)
/** What is known of a design, and how it differs from the pinned one; a little more each time. */
export const lab = (game: string, form: LabForm) => ask<LabView>('POST', `/api/games/${game}/lab`, form)
/** One of the games that were played for it; null while it is being looked for. */
export const labGame = (game: string, form: LabGameForm) =>
  ask<LabGame | null>('POST', `/api/games/${game}/lab/game`, form)
/** What a search for boards has found by now. */
export const findBoards = (game: string, form: FindForm) =>
  ask<FindView>('POST', `/api/games/${game}/lab/find`, form)
/** A lesson or a puzzle after what was done in it; `whole`: with what never changes. */
export const guided = (path: string, done: (number | null)[], whole: boolean) =>
  ask<GuidedView>('POST', `/api/games/${path}`, { done, whole })
