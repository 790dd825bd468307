/** What is known of a match, and how it grows with what the server says. */
import { share, shareById } from './share'
import type { Board, Player, Section } from './view'
import type { Event, News, Snapshot, Table, View } from './wire'

export interface Told {
  seq: number
  table: Table
  view: View
  board: Board
  guide: Section[]
}

/** A snapshot is all there is to know. A board that stays the same stays the same object. */
export function fromSnapshot(before: Told | null, { seq, table, view, board, guide }: Snapshot): Told {
  const seen = visible(before, view, table)
  if (before) return { ...before, seq, table, view: seen }
  return { seq, table, view: seen, board: board ?? NO_BOARD, guide: guide ?? [] }
}

const NO_BOARD: Board = { width: 1, height: 1, label: '', nodes: [] }

/** The view with what stayed the same; of a game that draws nothing, the players at least are shown. */
function visible(before: Told | null, view: View, table: Table): View {
  const scene = view.scene ?? { nodes: [], players: plain(view, table) }
  if (!before) return { ...view, scene }
  const { nodes, players, trays } = before.view.scene
  return {
    ...view,
    scene: {
      ...scene,
      nodes: shareById(nodes, scene.nodes),
      players: share(players, scene.players),
      trays: share(trays, scene.trays),
    },
  }
}

function plain(view: View, table: Table): Player[] {
  return table.seats.map((_, seat) => ({
    tone: `seat${seat}`,
    mark: `${seat + 1}`,
    flags: seat === view.turn ? ['turn'] : [],
  }))
}

/** What news add; null where something was missed. */
export function fromNews(before: Told, { seq, events, view, table }: News): Told | null {
  if (seq <= before.seq) return before
  const first = events[0]?.seq ?? seq
  if (first !== before.seq + 1) return null
  return { ...before, seq, view: visible(before, view, table ?? before.table), table: table ?? before.table }
}

/** A roll of the dice that anybody can check. */
export interface Roll {
  draw: number
  seat: number
  name: string
  action: number
  link: string
  outcomes: [number, number][]
}

export function rollsOf(events: Event[]): Roll[] {
  return events.flatMap(({ kind, draw, seat = -1, name = '', action, link, outcomes }) =>
    kind === 'rolled' && draw && link && outcomes && action !== undefined
      ? [{ draw, seat, name, action, link, outcomes }]
      : [],
  )
}
