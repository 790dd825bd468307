/** Written by scripts/generate_types.py: change the Python classes instead. */

export interface Board {
  width: number
  height: number
  label: Words
  nodes: Node[]
  legend?: Sign[]
  shapes?: Record<string, ([number, number])[]>
  turns?: Record<string, Turn[]>
}

export interface Brush {
  value: string
  label: Words
  mark?: string
  tone?: string
  ends?: number
  rule?: Words
}

export interface Cell {
  is: 'cell'
  cell: string
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
}

export interface Figure {
  label: Words
  value: number | Words
  most?: number
}

export interface Happening {
  motions?: Motion[]
  rolled?: string[]
  faces?: string[]
  sound?: '' | 'bad' | 'good' | 'place' | 'step' | 'win'
}

export interface Item {
  step: string
  shape: string
  label?: Words
}

export interface Message {
  is: 'message'
  id: string
  args?: Record<string, Arg>
}

export interface Motion {
  node: string
  points: ([number, number])[]
  along?: string[]
}

export interface Node {
  id: string
  kind: 'cell' | 'die' | 'link' | 'piece' | 'text' | 'token'
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
}

export interface Scene {
  nodes: Node[]
  players: Player[]
  facts?: Figure[]
  trays?: Tray[]
  summary?: Summary | null
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
}

export interface Step {
  label: Words
  key?: string
  sentence?: Words
  flags?: string[]
  by_number?: Words
}

export interface Summary {
  headline: Words
  places: number[]
  columns: (Words)[]
  rows: ((Arg)[])[]
  notes?: (Words)[]
  podium?: boolean
}

export interface Tray {
  seat: number
  label: Words
  tone: string
  items: Item[]
  active?: boolean
}

export interface Turn {
  key: string
  label: Words
  sign: string
  to: string
  letter?: string
}

export interface Who {
  is: 'who'
  seat: number
}

export type Tree = { [step: string]: number | Tree }

export type Arg = number | string | Who | Cell | Piece | Message | Series

export type Words = string | Message | Series | Piece
