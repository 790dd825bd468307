/** What stands on a cell of a board, and the same board without it. */
import type { Brush, Editor } from '../api/scene'
import { brushOf, type Link, numberOf } from './board_editing'

/** A snake, a ladder, a square that is not plain. */
export interface Element {
  brush: Brush
  /** The cells it is on, as they are numbered. */
  cells: number[]
  /** The board with it neutral: left out, or a plain square. */
  without: unknown
}

/** What a cell of an edited board does; nothing where it does nothing. */
export function elementAt(editor: Editor, value: unknown, cell: string): Element | undefined {
  const number = numberOf(editor, cell)
  if (number < (editor.first ?? 0) || !Array.isArray(value)) return
  if (editor.kind === 'links') {
    const links = value as Link[]
    const link = links.find(({ from, to }) => from === number || to === number)
    const brush = link && brushOf(editor, link.kind)
    const cells = link?.to === undefined ? [number] : [link.from, link.to]
    return brush && { brush, cells, without: links.filter((each) => each !== link) }
  }
  const [plain] = editor.brushes ?? []
  const index = (editor.cells ?? []).indexOf(cell)
  const brush = brushOf(editor, String(value[index]))
  if (editor.kind !== 'paint' || !plain || !brush || brush === plain || editor.fixed?.includes(cell)) return
  return { brush, cells: [number], without: value.map((each, i) => (i === index ? plain.value : each)) }
}
