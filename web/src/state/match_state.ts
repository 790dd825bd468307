/** What is known of a match, and how it grows with what the server says. */

import type { Board, Section } from '../api/scene'
import type { News, Snapshot, Table, View } from '../api/wire'
import { share, shareById } from '../lib/structural_sharing'

export interface MatchState {
  seq: number
  table: Table
  view: View
  board: Board
  guide: Section[]
}

/** A snapshot is all there is to know. A board that stays the same stays the same object. */
export function fromSnapshot(
  before: MatchState | null,
  { seq, table, view, board, guide }: Snapshot,
): MatchState {
  return before ? { ...before, seq, table, view: visible(before, view) } : { seq, table, view, board, guide }
}

/** A view in which what stayed the same is the same. */
function visible(before: MatchState, view: View): View {
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
export function fromNews(before: MatchState, { seq, events, view, table }: News): MatchState | null {
  if (seq <= before.seq) return before
  const first = events[0]?.seq ?? seq
  if (first !== before.seq + 1) return null
  return { ...before, seq, view: visible(before, view), table: table ?? before.table }
}
