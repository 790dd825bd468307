import type { Pins } from '../lib/fair_dice'

/**
 * The matches this browser has a link to. Their secrets stay in its storage, out of the address bar and of
 * all logs.
 */
export interface Kept {
  match: string
  secret: string
  game: string
  names: string[]
  role: string
  at: number
  over: boolean
  /** The nonces of people at this device, by seat, until they are revealed. */
  nonces?: Record<string, string>
  /** What was seen of the dice here. */
  pins?: Pins
  /** Links to give to others, by seat; `watch` for watchers. */
  links?: Record<string, string>
}

const KEY = 'boardloom.matches'

function stored(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

let kept: Kept[] = $state(stored())

export const shelf = {
  get all(): Kept[] {
    return kept
  },
  find(match: string): Kept | undefined {
    return kept.find((each) => each.match === match)
  },
  put(entry: Kept) {
    kept = [entry, ...stored().filter((each) => each.match !== entry.match)].slice(0, 100)
    localStorage.setItem(KEY, JSON.stringify(kept))
  },
  drop(match: string) {
    kept = stored().filter((each) => each.match !== match)
    localStorage.setItem(KEY, JSON.stringify(kept))
  },
}
