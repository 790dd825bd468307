/** What a screen shows: the types of boardloom/scene.py. Fields that equal their default are left out. */

export type Point = [number, number]
export type Tree = { [step: string]: number | Tree }

export interface Node {
  id: string
  kind: 'cell' | 'token' | 'piece' | 'link' | 'die' | 'text'
  x: number
  y: number
  w?: number
  h?: number
  tone?: string
  mark?: string
  text?: string
  label?: string
  row?: number
  col?: number
  points?: Point[]
  flags?: string[]
}

export interface Turn {
  key: string
  label: string
  sign: string
  to: string
}

export interface Sign {
  mark: string
  tone: string
  label: string
}

export interface Board {
  width: number
  height: number
  label: string
  nodes: Node[]
  shapes?: Record<string, Point[]>
  turns?: Record<string, Turn[]>
  legend?: Sign[]
}

export interface Figure {
  label: string
  value: number | string
  most?: number
}

export interface Player {
  tone: string
  mark: string
  figures?: Figure[]
  note?: string
  flags?: string[]
}

export interface Item {
  step: string
  shape: string
  label?: string
}

export interface Tray {
  seat: number
  label: string
  tone: string
  items: Item[]
  active?: boolean
}

export interface Summary {
  headline: string
  places: number[]
  columns: string[]
  rows: (string | number)[][]
  notes?: string[]
  podium?: boolean
}

export interface Scene {
  nodes: Node[]
  players: Player[]
  facts?: Figure[]
  trays?: Tray[]
  summary?: Summary
}

export interface Step {
  label: string
  key?: string
  sentence?: string
  flags?: string[]
  /** If the next steps may be picked by number, in the order of the tree: the label of the button for it. */
  by_number?: string
}

export interface Choices {
  kinds: string[]
  tree: Tree
  steps?: Record<string, Step>
  begin?: Record<string, string>
}

export interface Motion {
  node: string
  points: Point[]
  /** Nodes that are carried along, from their old places to their new ones. */
  along?: string[]
}

export interface Happening {
  motions?: Motion[]
  rolled?: string[]
  /** What each die shows; it keeps showing it if it has no mark in the scene. */
  faces?: string[]
  sound?: '' | 'step' | 'place' | 'good' | 'bad' | 'win'
}

export interface Brush {
  value: string
  label: string
  mark?: string
  tone?: string
  ends?: number
  rule?: string
}

export interface Editor {
  field: string
  kind: 'paint' | 'links' | 'table'
  value: unknown
  cells?: string[]
  first?: number
  brushes?: Brush[]
  fixed?: string[]
  seed?: string
}

export interface Section {
  title: string
  lines: string[]
}
