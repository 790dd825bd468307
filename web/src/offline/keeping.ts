/** What the service worker does with a request: nothing secret and nothing that changes a match is ever kept. */

/** Whatever names tell the content of: it is taken from what is kept, and never asked for again. */
const LASTING = /^\/(assets\/.+|api\/words\/[^/]+\/[^/]+)$/
/** What is asked for again each time, and taken from what is kept where the server cannot be reached. */
const KEPT = [
  /^\/api\/words$/,
  /^\/api\/games$/,
  /^\/api\/games\/[^/]+\/(schema|sample|sample\/moves)$/,
  /^\/api\/finished$/,
  /^\/api\/finished\/[0-9a-f]+(\/(scenes|dice|replay|win_chances))?$/,
]
/** What options make is asked for with a body, and changes nothing. */
const CHECKED = /^\/api\/games\/[^/]+\/check$/

export type Way = 'page' | 'lasting' | 'kept' | 'checked' | 'never'

export interface Asked {
  method: string
  mode: string
  path: string
  /** Whether it carries the secret of a link. */
  secret: boolean
}

export function wayOf({ method, mode, path, secret }: Asked, shell: ReadonlySet<string>): Way {
  if (secret) return 'never'
  if (method === 'POST') return CHECKED.test(path) ? 'checked' : 'never'
  if (method !== 'GET') return 'never'
  if (mode === 'navigate')
    return path.startsWith('/api/') || path === '/docs' || path.endsWith('.py') ? 'never' : 'page'
  if (LASTING.test(path) || shell.has(path)) return 'lasting'
  return KEPT.some((each) => each.test(path)) ? 'kept' : 'never'
}

/** Says in a response that it is what was kept, not what the server says now. */
export const FROM_BEFORE = 'x-boardloom-kept'
