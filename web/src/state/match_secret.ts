/** The secret that gives this browser its seat at a match. */
import { shelf } from './shelf.svelte'

/**
 * Moves the secret from the address bar, if there is one, into storage; returns it, or the one stored before.
 */
export function secretOf(match: string): string {
  const key = `boardloom.${match}`
  const given = location.hash.slice(1)
  const kept = shelf.find(match)
  if (given) {
    history.replaceState(history.state, '', location.pathname)
    sessionStorage.setItem(key, given)
    // A host who tries a link of somebody else's stays the host.
    if (kept?.role !== 'host')
      shelf.put({
        game: '',
        names: [],
        role: '',
        over: false,
        ...kept,
        match,
        secret: given,
        at: Date.now(),
      })
  }
  return sessionStorage.getItem(key) ?? kept?.secret ?? ''
}
