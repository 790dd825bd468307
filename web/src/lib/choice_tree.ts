/** Walking through the tree of choices, step by step. */
import type { Board, Choices, Tree, Turn } from '../api/scene'

/** The steps taken so far. */
export type Path = readonly string[]

/** What may follow; nothing where a turn led to a step that leads nowhere now. */
export function after(choices: Choices, path: Path): Tree {
  let tree: Tree = choices.tree
  for (const step of path) {
    const next: number | Tree | undefined = tree[step]
    if (next === undefined || typeof next === 'number') return {}
    tree = next
  }
  return tree
}

/** Where a step leads: to an action, or further down. It may be one of those that stood open before. */
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

/** The last step taken back, with the one that was taken with it. */
export function back(choices: Choices, path: Path): Path {
  const before = path.at(-2)
  return path.slice(0, before !== undefined && choices.begin?.[before] !== undefined ? -2 : -1)
}

/** How the last step may be changed. */
export function turns(board: Board, path: Path): Turn[] {
  return board.turns?.[path.at(-1) ?? ''] ?? []
}

export function turned(path: Path, turn: Turn): Path {
  return [...path.slice(0, -1), turn.to]
}

/** All that stands open: what may follow, and the other ways at each step before. The first steps come first. */
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

/** Whether somebody should be asked before these steps are done. */
export function isGrave(choices: Choices, path: Path): boolean {
  return path.some((step) => choices.steps?.[step]?.flags?.includes('grave'))
}

/** The words for a step. */
export const label = (choices: Choices, step: string) => choices.steps?.[step]?.label ?? step
