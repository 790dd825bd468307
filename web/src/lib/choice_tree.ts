/** Walks the tree of choices, step by step, from the root to an action. */
import type { Board, Choices, Tray, Tree, Turn } from '../api/scene'
import type { Words } from '../api/words'

/** The steps taken so far. */
export type Path = readonly string[]

/**
 * The choices after a path; none if the path is not in the tree, as when a piece is turned so that it fits
 * nowhere.
 */
export function after(choices: Choices, path: Path): Tree {
  let tree: Tree = choices.tree
  for (const step of path) {
    const next: number | Tree | undefined = tree[step]
    if (next === undefined || typeof next === 'number') return {}
    tree = next
  }
  return tree
}

/**
 * Where a step leads: to an action, or further down the tree. It may also be an alternative to an earlier
 * step.
 */
export function take(choices: Choices, path: Path, step: string): { path: Path; action?: number } | null {
  for (let taken = path; ; taken = taken.slice(0, -1)) {
    const next = after(choices, taken)[step]
    if (typeof next === 'number') return { path: [...taken, step], action: next }
    if (next) {
      const begin = choices.begin?.[step]
      return { path: begin === undefined ? [...taken, step] : [...taken, step, begin] }
    }
    if (!taken.length) return null
  }
}

/** The path without its last step, and without the step before if that one was taken along with it. */
export function back(choices: Choices, path: Path): Path {
  const before = path.at(-2)
  return path.slice(0, before !== undefined && choices.begin?.[before] !== undefined ? -2 : -1)
}

/** The ways to turn what the last step chose. */
export function turns(board: Board, path: Path): Turn[] {
  return board.turns?.[path.at(-1) ?? ''] ?? []
}

export function turned(path: Path, turn: Turn): Path {
  return [...path.slice(0, -1), turn.to]
}

/**
 * Every step that may be chosen now: the next ones, and the alternatives to each earlier one, earliest first.
 */
export function open(choices: Choices, path: Path): string[] {
  return path
    .map((_, i) => path.slice(0, i))
    .concat([[...path]])
    .flatMap((taken) => Object.keys(after(choices, taken)))
    .filter((step) => !isTurned(choices, path, step))
}

/** Orientations are reached by turning, not by choosing. */
function isTurned(choices: Choices, path: Path, step: string): boolean {
  return path.some(
    (held, i) => choices.begin?.[held] !== undefined && step in after(choices, path.slice(0, i + 1)),
  )
}

/** Whether the player should confirm these steps first. */
export function isGrave(choices: Choices, path: Path): boolean {
  return path.some((step) => choices.steps?.[step]?.flags?.includes('grave'))
}

/** The words for a step. */
export const label = (choices: Choices, step: string): Words => choices.steps?.[step]?.label ?? step

const PLAN = 'plan'

/**
 * What may be done with the pieces of a tray whose turn it is not: all may be held, none placed. Choices that
 * have nothing to do with its pieces stay.
 */
export function planned(tray: Tray, choices?: Choices): Choices {
  const lying = tray.items.filter((item) => !item.gone)
  const items = new Set(tray.items.map((item) => item.step))
  const others = Object.entries(choices?.tree ?? {}).filter(([step]) => !items.has(step))
  const held = lying.map((item): [string, Tree] => [item.step, { [item.shape]: {} }])
  return {
    kinds: [PLAN],
    tree: Object.fromEntries([...others, ...held]),
    steps: choices?.steps ?? {},
    begin: Object.fromEntries(lying.map((item) => [item.step, item.shape])),
  }
}

export const isPlan = (choices: Choices): boolean => choices.kinds[0] === PLAN
