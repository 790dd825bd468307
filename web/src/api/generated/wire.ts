/** Written by scripts/generate_types.py: change the Python classes instead. */
import type { Board, Choices, Complaint, Editor, Happening, Scene, Section, Series, Words } from './scene'

export interface Advice {
  share: number
  low: number
  high: number
  action: number
  name: string
  path: string[]
}

export interface Agree {
  do: 'agree'
  id: string
  expect_seq: number
  yes: boolean
}

export interface Answer {
  kind: 'answer'
  id: string
  seq: number
  ok: boolean
  code?: string
  message?: Words
  detail?: string
  secret?: string
  match?: string
}

export interface BeaconShown {
  public_key: string
  genesis: number
  period: number
  round: number
  signature: string
}

export interface BestBoard {
  options: Record<string, unknown>
  figures: LabFigure[]
  fits: boolean
}

export interface Bye {
  kind: 'bye'
  code: string
  message: Words
  detail?: string
  retry_ms?: number
}

export interface Chair {
  name: string
  kind: 'bot' | 'here' | 'link'
  bot: string
  colour: string
  commit: string
  nonce: string
  joined: boolean
  away: boolean
}

export interface Chance {
  share: number
  low: number
  high: number
}

export interface Checked {
  ok: boolean
  problems: Complaint[]
  options?: Record<string, unknown>
  values?: Record<string, unknown>
  board?: Board
  scene?: Scene
  editors?: Editor[]
  guide?: Section[]
  tones?: string[]
  people?: number
}

export interface Coach {
  says: Words
  wait: 'choice' | 'end' | 'go' | 'roll'
  step: number
  total: number
  points?: string[]
  path?: string[]
  verdict?: '' | 'right' | 'wrong'
}

export interface DiceRecord {
  record: string
  match: string
  game: string
  version: number
  options: Record<string, unknown>
  seats: DiceSeat[]
  own_dice: boolean
  root: string
  links: number
  deals: string
  deal_secret: string
  hides: boolean
  over: boolean
  key: string
  prelude: Prepared[]
  beacon: BeaconShown | null
  played: DiceStep[]
}

export interface DiceSeat {
  name: string
  kind: 'bot' | 'here' | 'link'
  commit: string
  nonce: string
}

export interface DiceShown {
  root: string
  deals: string
  key: string
  own: boolean
  left: number
  links: number
  hides: boolean
  waived: number[]
  beacon: BeaconShown | null
}

export interface DiceStep {
  undo?: number
  roll?: number
  seat?: number
  action?: number
  outcomes?: ([number, number])[]
  hidden?: boolean
  link?: string
}

export interface Dramatic {
  game: number
  drama: number
  of: number
}

export interface Eligibility {
  rated: boolean
  unrated: Words | null
}

export interface Event {
  seq: number
  kind: string
  seat?: number
  action?: number
  name?: string
  story?: Series
  bot?: string
  draw?: number
  link?: string
  outcomes?: ([number, number])[]
  outcome?: Words
  happening?: Happening
  colour?: string
  commit?: string
  nonce?: string
  key?: string
  to?: number
  yes?: boolean
  now?: 'bot' | 'here' | 'link'
  why?: string
  anew?: boolean
  exchanged?: boolean
  round?: number
  signature?: string
  on?: boolean
  match?: string
}

export interface Fan {
  turns: number[]
  quantiles: number[][]
  one: number[]
}

export interface FindView {
  stage: 'done' | 'preparing' | 'searching'
  seconds: number
  tried: number
  fitting: number
  gallery: FoundBoard[]
  best: BestBoard | null
}

export interface FoundBoard {
  options: Record<string, unknown>
  figures: Record<string, number>
  fits: boolean
}

export interface GameInfo {
  name: string
  players: PlayerCount
  presets: Named[]
  bots: Named[]
  levels: string[]
  chance: boolean
  lesson: boolean
  puzzles: number
}

export interface GuidedView {
  coach: Coach
  seat: number
  news: News | null
  snapshot: Snapshot | null
}

export interface Hello {
  do: 'hello'
  protocol: number
  match: string
  secret: string
  screen?: boolean
}

export interface Hint {
  do: 'hint'
  id: string
}

export interface Hinted {
  kind: 'hint'
  id: string
  seq: number
  seats: Chance[]
  moves: Advice[]
}

export interface Join {
  do: 'join'
  id: string
  name?: string | null
  colour?: string
  commit?: string
  seat?: number | null
}

export interface LabChange {
  value: number
  low: number | null
  high: number | null
  exact: boolean
}

export interface LabFigure {
  name: string
  value: number
  low: number | null
  high: number | null
  exact: boolean
  change: LabChange | null
}

export interface LabGame {
  board: Board
  steps: ReplayStep[]
  shares: number[][]
}

export interface LabView {
  stage: 'done' | 'measuring' | 'preparing'
  seconds: number
  games: number
  judged: number
  unfinished: number
  rollouts: number
  bot: string
  figures: LabFigure[]
  shown: Version | null
  pinned: Version | null
  fan: Fan | null
  dramatic: Dramatic | null
}

export interface Leave {
  do: 'leave'
  id: string
}

export interface Lengths {
  first: number
  width: number
  shares: number[]
  median: number
}

export interface Move {
  do: 'move'
  id: string
  expect_seq: number
  action: number
}

export interface MoveList {
  match: string
  game: string
  version: number
  options: Record<string, unknown>
  seats: MoveSeat[]
  own_dice: boolean
  winners: number[]
  total: number
  moves: MoveMade[]
}

export interface MoveMade {
  number: number
  seat: number
  chance: boolean
  action: number
  name: string
  story: Series
  at_ms: number
}

export interface MoveSeat {
  name: string
  kind: 'bot' | 'here' | 'link'
  colour: string
}

export interface Named {
  name: string
  help: Words
}

export interface News {
  kind: 'news'
  seq: number
  events: Event[]
  view: View
  table?: Table | null
  id?: string
}

export interface Open {
  do: 'open'
  id: string
  seat: number
  nonce: string
}

export interface Place {
  share: number
  low: number
  high: number
}

export interface PlayerCount {
  least: number
  most: number
}

export interface Prepared {
  do: 'anew' | 'await' | 'commit' | 'drop' | 'open' | 'without'
  seat?: number
  hash?: string
  nonce?: string
  round?: number
}

export interface Presence {
  kind: 'presence'
  seats: boolean[]
  watchers: number
}

export interface Problem {
  code: string
  message: Words
}

export interface PuzzleList {
  board: Board
  puzzles: PuzzleShown[]
}

export interface PuzzleShown {
  scene: Scene
  seat: number
}

export interface Rematch {
  do: 'rematch'
  id: string
}

export interface Renew {
  do: 'renew'
  id: string
  seat?: number | null
}

export interface Replay {
  board: Board
  seats: Chair[]
  guide: Section[]
  chance: boolean
  total: number
  steps: ReplayStep[]
}

export interface ReplayStep {
  seat: number
  name: string
  story: Series
  at_ms: number
  scene: Scene
  happening?: Happening | null
}

export interface Reseat {
  do: 'seat'
  id: string
  seat: number
  now: 'bot' | 'here' | 'link'
  bot?: string
}

export interface Roll {
  do: 'roll'
  id: string
  expect_seq: number
  action?: number | null
}

export interface Sample {
  board: Board
  scene: Scene
}

export interface SampleMove {
  scene: Scene
  happening: Happening
}

export interface Snapshot {
  kind: 'snapshot'
  seq: number
  table: Table
  view: View
  log?: Series[]
  board?: Board | null
  guide?: Section[] | null
}

export interface Start {
  do: 'start'
  id: string
}

export interface Sync {
  do: 'sync'
}

export interface Table {
  match: string
  game: string
  chance: boolean
  options: Record<string, unknown>
  phase: 'gathering' | 'opening' | 'over' | 'playing'
  seats: Chair[]
  may_play: (('bot' | 'here' | 'link')[])[]
  dice: DiceShown
  grace: number | null
  rated: boolean
  unrated: Words | null
  hints: boolean
  watchable: boolean
  undo: UndoShown | null
  rematch: string
}

export interface TurningPoint {
  step: number
  seat: number
  before: number
  after: number
  story: Series
}

export interface Undo {
  do: 'undo'
  id: string
  expect_seq: number
}

export interface UndoShown {
  seat: number
  agreed: number[]
}

export interface Version {
  lengths: Lengths | null
  places: Place[]
  exact_places: boolean
  landings: number[] | null
}

export interface View {
  mover: number
  turn: number
  over: boolean
  scores: number[]
  state: Record<string, number | number[]>
  hash: string
  scene?: Scene
  secret?: boolean
  winners?: number[]
  standing?: Words
  prompt?: Words
  roll?: boolean
  undo: boolean
  choices?: ([number, string])[] | Choices
}

export interface Watchers {
  do: 'watchers'
  id: string
  on: boolean
}

export interface Welcome {
  kind: 'welcome'
  protocol: number
  match: string
  role: string
  seats: number[]
}

export interface WinGraph {
  total: number
  shares: number[][]
  turning: TurningPoint | null
  led: number[]
}

export type ServerMessage = Welcome | Snapshot | News | Answer | Hinted | Presence | Bye

export type ClientMessage = Hello | Sync | Hint | Move | Roll | Undo | Agree | Join | Open | Start | Reseat | Renew | Watchers | Rematch | Leave
