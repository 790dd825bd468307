/** What this browser knows of what somebody has learned: lessons, how far they are, and puzzles solved. */

const KEY = 'boardloom.learning'

interface Learning {
  /** The games whose lesson was finished or skipped. */
  seen: string[]
  /** By game: what was done so far in its lesson. */
  lessons: Record<string, (number | null)[]>
  /** By game: the numbers of the puzzles that were solved. */
  solved: Record<string, number[]>
}

function stored(): Learning {
  const nothing = { seen: [], lessons: {}, solved: {} }
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return nothing
  }
}

let kept: Learning = $state.raw(stored())

/** What other tabs have stored meanwhile is kept. */
function change(how: (now: Learning) => Learning) {
  kept = how(stored())
  localStorage.setItem(KEY, JSON.stringify(kept))
}

export const learning = {
  hasSeen: (game: string): boolean => kept.seen.includes(game),
  see(game: string) {
    change((now) => ({
      ...now,
      seen: [...new Set([...now.seen, game])],
      lessons: { ...now.lessons, [game]: [] },
    }))
  },
  done: (game: string): (number | null)[] => kept.lessons[game] ?? [],
  keep(game: string, done: (number | null)[]) {
    change((now) => ({ ...now, lessons: { ...now.lessons, [game]: done } }))
  },
  solved: (game: string): number[] => kept.solved[game] ?? [],
  solve(game: string, puzzle: number) {
    change((now) => ({
      ...now,
      solved: { ...now.solved, [game]: [...new Set([...(now.solved[game] ?? []), puzzle])] },
    }))
  },
}
