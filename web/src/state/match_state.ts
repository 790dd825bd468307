/** What is known of a match, and how it grows with what the server says. */

import type { Board, Section } from '../api/scene'
import type { Event, News, Snapshot, Table, View } from '../api/wire'
import { share, shareById } from '../lib/structural_sharing'

export interface Told {
  seq: number
  table: Table
  view: View
  board: Board
  guide: Section[]
}

/** A snapshot is all there is to know. A board that stays the same stays the same object. */
export function fromSnapshot(before: Told | null, { seq, table, view, board, guide }: Snapshot): Told {
  return before ? { ...before, seq, table, view: visible(before, view) } : { seq, table, view, board, guide }
}

/** A view in which what stayed the same is the same. */
function visible(before: Told, view: View): View {
  const { nodes, players, trays } = before.view.scene
  return {
    ...view,
    scene: {
      ...view.scene,
      nodes: shareById(nodes, view.scene.nodes),
      players: share(players, view.scene.players),
      trays: share(trays, view.scene.trays),
    },
  }
}

/** What news add; null where something was missed. */
export function fromNews(before: Told, { seq, events, view, table }: News): Told | null {
  if (seq <= before.seq) return before
  const first = events[0]?.seq ?? seq
  if (first !== before.seq + 1) return null
  return { ...before, seq, view: visible(before, view), table: table ?? before.table }
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
