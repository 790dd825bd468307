/** Changes to options that are edited on the board. */
import type { Brush, Editor, Node } from '../api/scene'

export interface Link {
  kind: string
  from: number
  to?: number
}

/** What was made by hand for another board, as far as it fits this one. */
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

/** Those of the links that fit for themselves. */
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

/** A kind as a word: `LUCKY` is no type of player. */
export const nameOf = ({ value }: Brush): string =>
  value === value.toUpperCase() ? value.charAt(0) + value.slice(1).toLowerCase() : value

/** The links with one end taken elsewhere, or a new one put down. */
export function withLink(links: Link[], held: Held, to: number): Link[] {
  if (held.link === undefined) return [...links, made(held.brush, held.from, to)]
  return links.map((link, i) => (i === held.link ? { ...link, [held.end]: to } : link))
}

/** What is being drawn: a new link from a cell, or one end of a link. */
export interface Held {
  brush: Brush
  from: number
  link?: number
  end: 'from' | 'to'
}

export function made(brush: Brush, from: number, to: number): Link {
  return (brush.ends ?? 1) > 1 ? { kind: brush.value, from, to } : { kind: brush.value, from: to }
}

/** What lies under the hand on a cell: an end of a link, or a new link of this brush. */
export function pickUp(links: Link[], brush: Brush, brushes: Brush[], cell: number): Held {
  const link = links.findIndex((each) => each.from === cell || each.to === cell)
  const found = links[link]
  if (!found) return { brush, from: cell, end: 'to' }
  const end = found.to === cell ? 'to' : 'from'
  const other = end === 'to' ? found.from : (found.to ?? cell)
  return { brush: brushes.find((each) => each.value === found.kind) ?? brush, from: other, link, end }
}

/** A line from cell to cell, to show where a link would lie. */
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
