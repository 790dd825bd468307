/** The secret by which this browser sits at a match. */
import { shelf } from './shelf.svelte'

/** Takes the secret out of the address bar, if it is there, and keeps it; else the one kept before. */
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
        title: '',
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
