/** Goes on to the rematch of a match. */

import type { MatchClient } from './match_client.svelte'
import { go } from './router.svelte'
import { shelf } from './shelf.svelte'

/** Opens the rematch. The same secrets are valid there, and everybody moves one seat on. */
export function followRematch(client: MatchClient, match: string) {
  const table = client.shown?.table
  const seats = table?.seats ?? []
  const links = Object.fromEntries(
    Object.entries(shelf.find(client.match)?.links ?? {}).map(([who, link]) => [
      who === 'watch' ? who : String((Number(who) + seats.length - 1) % seats.length),
      link.replace(client.match, match),
    ]),
  )
  const names = seats.map((seat) => seat.name)
  const { secret } = client.socket
  const game = table?.game ?? ''
  shelf.put({ match, secret, game, names, role: client.role, at: Date.now(), over: false, links })
  go(`/m/${match}`)
}
