/** Edits to the options that are drawn on the board: painted cells and links between cells. */
import type { Brush, Editor, Node } from '../api/scene'

export interface Link {
  kind: string
  from: number
  to?: number
}

/** The player's own cells or links, made for a board of another size, cut to fit this one. */
export function refitted(mine: unknown, editor: Editor): unknown {
  const cells = editor.cells ?? []
  if (editor.kind === 'paint') {
    const drawn = editor.value as string[]
    const chosen = mine as string[]
    return cells.map((cell, i) => (editor.fixed?.includes(cell) ? drawn[i] : (chosen[i] ?? drawn[i])))
  }
  if (editor.kind === 'links') {
    const last = (editor.first ?? 0) + cells.length - 1
    return (mine as Link[]).filter((link) => Math.max(link.from, link.to ?? 0) < last)
  }
  return mine
}

/** The links that the server accepts, found by halving the list. */
export async function fitting(links: Link[], fits: (some: Link[]) => Promise<boolean>): Promise<Link[]> {
  if (!links.length || (await fits(links))) return links
  if (links.length === 1) return []
  const half = Math.ceil(links.length / 2)
  return [...(await fitting(links.slice(0, half), fits)), ...(await fitting(links.slice(half), fits))]
}

export const numberOf = (editor: Editor, cell: string): number =>
  (editor.cells ?? []).indexOf(cell) + (editor.first ?? 0)

export const cellOf = (editor: Editor, number: number): string | undefined =>
  editor.cells?.[number - (editor.first ?? 0)]

export const brushOf = (editor: Editor, value: string): Brush | undefined =>
  editor.brushes?.find((brush) => brush.value === value)

/** The name of a kind of cell in ordinary case: `LUCKY` becomes "Lucky". */
export const nameOf = ({ value }: Brush): string =>
  value === value.toUpperCase() ? value.charAt(0) + value.slice(1).toLowerCase() : value

/** The links after the held end, or a new link, is dropped on a cell. */
export function withLink(links: Link[], held: Held, to: number): Link[] {
  if (held.link === undefined) return [...links, made(held.brush, held.from, to)]
  return links.map((link, i) => (i === held.link ? { ...link, [held.end]: to } : link))
}

/** What is being dragged: a new link from a cell, or one end of an existing link. */
export interface Held {
  brush: Brush
  from: number
  link?: number
  end: 'from' | 'to'
}

export function made(brush: Brush, from: number, to: number): Link {
  return (brush.ends ?? 1) > 1 ? { kind: brush.value, from, to } : { kind: brush.value, from: to }
}

/** What pressing on a cell picks up: the end of a link there, or else a new link of this brush. */
export function pickUp(links: Link[], brush: Brush, brushes: Brush[], cell: number): Held {
  const link = links.findIndex((each) => each.from === cell || each.to === cell)
  const found = links[link]
  if (!found) return { brush, from: cell, end: 'to' }
  const end = found.to === cell ? 'to' : 'from'
  const other = end === 'to' ? found.from : (found.to ?? cell)
  return { brush: brushes.find((each) => each.value === found.kind) ?? brush, from: other, link, end }
}

/** A line from cell to cell that shows where a link would go. */
export function sketch(from: Node, to: Node, fits: boolean): Node {
  return {
    id: 'sketch',
    kind: 'link',
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    tone: fits ? 'good' : 'bad',
    points: [
      [from.x, from.y],
      [to.x, to.y],
    ],
    flags: ['arrow'],
  }
}
