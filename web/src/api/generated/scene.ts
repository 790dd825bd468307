/** Written by scripts/generate_types.py: change the Python classes instead. */

export interface Ahead {
  face: string
  text: Words
  tone?: string
  node?: string
}

export interface Board {
  width: number
  height: number
  label: Words
  nodes: Node[]
  details?: Node[]
  legend?: Sign[]
  shapes?: Record<string, ([number, number])[]>
  turns?: Record<string, Turn[]>
  opens?: Record<string, ([number, number])[]>
  ground?: '' | 'felt' | 'grid' | 'paper' | 'wood'
  frame?: '' | 'slate' | 'wood'
  seating?: 'around' | 'beside'
  faces?: Record<string, Face>
  sprites?: Record<string, Sprite>
  shape_sprites?: Record<string, string>
  frame_sprites?: Record<string, string>
  face_sprites?: Record<string, string>
  backdrop?: string
  rim?: number
}

export interface Brush {
  value: string
  label: Words
  mark?: string
  tone?: string
  ends?: number
  rule?: Words
  node?: Node | null
  sprite?: string
}

export interface Card {
  title: Words
  text?: Words
  note?: Words
  icon?: string
  tone?: string
}

export interface Cell {
  is: 'cell'
  cell: string
}

export interface Change {
  player: string
  figure: number
  value: number
}

export interface Choices {
  kinds: string[]
  tree: Tree
  steps?: Record<string, Step>
  begin?: Record<string, string>
}

export interface Complaint {
  field: string
  text: Words
}

export interface Editor {
  field: string
  kind: 'links' | 'paint' | 'table'
  value: unknown
  cells?: string[]
  first?: number
  brushes?: Brush[]
  fixed?: string[]
  seed?: string
  sprites?: Record<string, Sprite>
}

export interface Effect {
  kind: 'flash' | 'float' | 'shake' | 'strike'
  at: string
  to?: string
  text?: Words
  icon?: string
  tone?: string
}

export interface Face {
  icon: string
  label: Words
  note?: Words
  number?: string
}

export interface Figure {
  label: Words
  value: number | Words
  most?: number
  look?: '' | 'bar' | 'coins' | 'detail' | 'dots' | 'main' | 'pips'
  icon?: string
}

export interface Happening {
  motions?: Motion[]
  rolled?: string[]
  faces?: string[]
  sound?: '' | 'bad' | 'good' | 'place' | 'step' | 'win'
  effects?: Effect[]
  card?: Card | null
  moment?: Moment | null
  icon?: string
  note?: Words
  sprites?: Record<string, Sprite>
}

export interface Item {
  step: string
  shape: string
  label?: Words
  gone?: boolean
}

export interface Limit {
  kind: 'none' | 'some'
  cells: string[]
  why: Words
  tray?: number
  edges?: Record<string, ([[number, number], [number, number]])[]>
}

export interface Message {
  is: 'message'
  id: string
  args?: Record<string, Arg>
}

export interface Moment {
  title: Words
  text?: Words
  icon?: string
  tone?: string
}

export interface Motion {
  node: string
  points: ([number, number])[]
  along?: string[]
  style?: '' | 'climb' | 'drop' | 'fly' | 'hop' | 'slide'
}

export interface Node {
  id: string
  kind: 'cell' | 'die' | 'icon' | 'link' | 'piece' | 'text' | 'token'
  x: number
  y: number
  w?: number
  h?: number
  tone?: string
  mark?: string
  text?: Words
  label?: Words
  row?: number
  col?: number
  points?: ([number, number])[]
  flags?: string[]
  look?: string
  pattern?: string
  icon?: string
  caption?: Words
  note?: Words
  badge?: string
  sprite?: string
}

export interface Piece {
  is: 'piece'
  piece: string
}

export interface Player {
  tone: string
  mark: string
  figures?: Figure[]
  note?: Words
  flags?: string[]
  icon?: string
  chips?: (Words)[]
}

export interface Scene {
  nodes: Node[]
  players: Player[]
  facts?: Figure[]
  trays?: Tray[]
  limits?: Limit[]
  moment?: Moment | null
  ahead?: Ahead[]
  faces?: string[]
  summary?: Summary | null
  sprites?: Record<string, Sprite>
}

export interface Section {
  title: Words
  lines: (Words)[]
}

export interface Series {
  is: 'series'
  items: (Arg)[]
  join: 'and' | 'lines' | 'list' | 'or' | 'parts' | 'sentences'
}

export interface Sign {
  mark: string
  tone: string
  label: Words
  icon?: string
}

export interface Slot {
  of: 'badge' | 'caption' | 'mark' | 'note' | 'text'
  x: number
  y: number
  size: number
  width: number
  fill?: string
  anchor?: 'end' | 'middle' | 'start'
  font?: '' | 'display' | 'mono'
  weight?: number
  detail?: boolean
  halo?: string
  over?: boolean
}

export interface Sprite {
  svg: string
  slots?: Slot[]
}

export interface Step {
  label: Words
  key?: string
  sentence?: Words
  flags?: string[]
  outcome?: Words
  leads?: string
  short?: Words
  badge?: Words
  icon?: string
  changes?: Change[]
  by_number?: Words
}

export interface Summary {
  headline: Words
  places: number[]
  columns: (Words)[]
  rows: ((Arg)[])[]
  notes?: (Words)[]
  deciding?: number
  how?: (Words)[]
}

export interface Tray {
  seat: number
  label: Words
  tone: string
  items: Item[]
  active?: boolean
  pattern?: string
}

export interface Turn {
  key: string
  label: Words
  sign: string
  to: string
  letter?: string
  word?: Words
}

export interface Who {
  is: 'who'
  seat: number
}

export type Tree = { [step: string]: number | Tree }

export type Arg = number | string | Who | Cell | Piece | Message | Series

export type Words = string | Message | Series | Piece
