/** What a screen shows: the types of boardloom/core/scene.py. Fields that equal their default are left out. */
import type { Arg, Words } from './words'

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
  text?: Words
  label?: Words
  row?: number
  col?: number
  points?: Point[]
  flags?: string[]
}

export interface Turn {
  key: string
  label: Words
  sign: string
  to: string
}

export interface Sign {
  mark: string
  tone: string
  label: Words
}

export interface Board {
  width: number
  height: number
  label: Words
  nodes: Node[]
  shapes?: Record<string, Point[]>
  turns?: Record<string, Turn[]>
  legend?: Sign[]
}

export interface Figure {
  label: Words
  value: number | Words
  most?: number
}

export interface Player {
  tone: string
  mark: string
  figures?: Figure[]
  note?: Words
  flags?: string[]
}

export interface Item {
  step: string
  shape: string
  label?: Words
}

export interface Tray {
  seat: number
  label: Words
  tone: string
  items: Item[]
  active?: boolean
}

export interface Summary {
  headline: Words
  places: number[]
  columns: Words[]
  rows: Arg[][]
  notes?: Words[]
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
  label: Words
  key?: string
  sentence?: Words
  flags?: string[]
  /** If the next steps may be picked by number, in the order of the tree: the label of the button for it. */
  by_number?: Words
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
  label: Words
  mark?: string
  tone?: string
  ends?: number
  rule?: Words
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
  title: Words
  lines: Words[]
}
