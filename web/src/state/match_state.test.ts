import { expect, test } from 'vitest'
import type { News, Snapshot } from '../api/wire'
import { fromNews, fromSnapshot, rollsOf, type Told } from './match_state'
import { pause } from './socket.svelte'

const view = (turn: number) => ({ mover: turn, turn, over: false, scene: { nodes: [], players: [] } })
const table = (phase: string) => ({ phase }) as Told['table']
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
  const told = fromSnapshot(null, snapshot(4))
  const next = fromNews(told, news(5, 6))
  expect(next?.seq).toBe(6)
  expect(next?.view.turn).toBe(1)
  expect(next?.table).toBe(told.table)
})
test('a gap is noticed, and old news are nothing new', () => {
  const told = fromSnapshot(null, snapshot(4))
  expect(fromNews(told, news(6, 6))).toBeNull()
  expect(fromNews(told, news(3, 4))).toBe(told)
})
test('another snapshot keeps the board that is drawn', () => {
  const told = fromSnapshot(null, snapshot(4))
  expect(fromSnapshot(told, snapshot(9)).board).toBe(told.board)
})
test('rolls that can be checked are kept', () => {
  const roll = { seq: 1, kind: 'rolled', draw: 3, link: 'aa', seat: 1, action: 6, name: '6' }
  expect(rollsOf([{ ...roll, outcomes: [[6, 1]] }, roll, { seq: 2, kind: 'moved' }])).toHaveLength(1)
})
test('attempts to come back get rarer', () => {
  expect([0, 1, 2, 9].map((attempt) => pause(attempt, 1))).toEqual([300, 600, 1200, 5000])
})
test('what stayed the same on the board stays the same object', () => {
  const token = { id: 'a', kind: 'token' as const, x: 1, y: 1 }
  const scene = { nodes: [token, { ...token, id: 'b' }], players: [] }
  const told = fromSnapshot(null, { ...snapshot(4), view: { ...view(0), scene } })
  const moved = { nodes: [{ ...token }, { ...token, id: 'b', x: 2 }], players: [] }
  const next = fromNews(told, { ...news(5, 5), view: { ...view(1), scene: moved } })
  expect(next?.view.scene.nodes[0]).toBe(token)
  expect(next?.view.scene.nodes[1]?.x).toBe(2)
})
