/** The newest state of a match, built from the snapshots and news that the server sends. */

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

/**
 * The state after a snapshot, which is complete. The board never changes during a match, so the first one is
 * kept.
 */
export function fromSnapshot(
  before: MatchState | null,
  { seq, table, view, board, guide }: Snapshot,
): MatchState {
  return before ? { ...before, seq, table, view: visible(before, view) } : { seq, table, view, board, guide }
}

/** The new view, reusing the objects of the old one that did not change. */
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

/** The state after news; null if news before these were missed. */
export function fromNews(before: MatchState, { seq, events, view, table }: News): MatchState | null {
  if (seq <= before.seq) return before
  const first = events[0]?.seq ?? seq
  if (first !== before.seq + 1) return null
  return { ...before, seq, view: visible(before, view), table: table ?? before.table }
}
