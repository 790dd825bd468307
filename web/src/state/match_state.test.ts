import { expect, test } from 'vitest'
import type { News, Snapshot, View } from '../api/wire'
import { fromNews, fromSnapshot, type MatchState } from './match_state'

const view = (turn: number) =>
  ({ mover: turn, turn, over: false, scene: { nodes: [], players: [] } }) as Partial<View> as View
const table = (phase: string) => ({ phase }) as MatchState['table']
const board = { width: 1, height: 1, label: '', nodes: [] }
const snapshot = (seq: number): Snapshot => ({
  kind: 'snapshot',
  seq,
  table: table('playing'),
  view: view(0),
  board: { ...board },
  guide: [],
})
const news = (first: number, last: number): News => ({
  kind: 'news',
  seq: last,
  events: Array.from({ length: last - first + 1 }, (_, i) => ({ seq: first + i, kind: 'moved' })),
  view: view(1),
})

test('news carry on from the version before', () => {
  const state = fromSnapshot(null, snapshot(4))
  const next = fromNews(state, news(5, 6))
  expect(next?.seq).toBe(6)
  expect(next?.view.turn).toBe(1)
  expect(next?.table).toBe(state.table)
})
test('a gap is noticed, and old news are nothing new', () => {
  const state = fromSnapshot(null, snapshot(4))
  expect(fromNews(state, news(6, 6))).toBeNull()
  expect(fromNews(state, news(3, 4))).toBe(state)
})
test('another snapshot keeps the board that is drawn', () => {
  const state = fromSnapshot(null, snapshot(4))
  expect(fromSnapshot(state, snapshot(9)).board).toBe(state.board)
})
test('what stayed the same on the board stays the same object', () => {
  const token = { id: 'a', kind: 'token' as const, x: 1, y: 1 }
  const scene = { nodes: [token, { ...token, id: 'b' }], players: [] }
  const state = fromSnapshot(null, { ...snapshot(4), view: { ...view(0), scene } })
  const moved = { nodes: [{ ...token }, { ...token, id: 'b', x: 2 }], players: [] }
  const next = fromNews(state, { ...news(5, 5), view: { ...view(1), scene: moved } })
  expect(next?.view.scene.nodes[0]).toBe(token)
  expect(next?.view.scene.nodes[1]?.x).toBe(2)
})
