/** Goes on to the rematch of a match. */

import type { Live } from './live.svelte'
import { go } from './router.svelte'
import { shelf } from './shelf.svelte'

/** Opens the rematch. The same secrets are valid there, and everybody moves one seat on. */
export function followRematch(live: Live, match: string) {
  const table = live.shown?.table
  const seats = table?.seats ?? []
  const links = Object.fromEntries(
    Object.entries(shelf.find(live.match)?.links ?? {}).map(([who, link]) => [
      who === 'watch' ? who : String((Number(who) + seats.length - 1) % seats.length),
      link.replace(live.match, match),
    ]),
  )
  const names = seats.map((seat) => seat.name)
  const { secret } = live.socket
  const game = table?.game ?? ''
  shelf.put({ match, secret, game, names, role: live.role, at: Date.now(), over: false, links })
  go(`/m/${match}`)
}
