/** Creates a match and stores its secrets, which only this browser may know. */

import { check, type GameInfo, type MatchPlan, postMatch, type SeatPlan } from '../api/rest'
import { spareColour } from '../lib/colours'
import { freshNonce } from '../lib/fair_dice'
import { go } from './router.svelte'
import { settings } from './settings.svelte'
import { shelf } from './shelf.svelte'

/** The level a bot has at first: games list their default bot first. */
export const defaultLevel = (game: GameInfo) => (game.levels.length ? (game.bots[0]?.name ?? '') : '')

/**
 * Creates the match and opens its page. Each person at this device commits to a nonce for the fair dice.
 */
export async function createMatch(game: GameInfo, plan: MatchPlan) {
  const nonces: Record<string, string> = {}
  const seats = plan.seats.map((seat, number) => {
    if (seat.kind !== 'here') return seat
    const { nonce, commit } = freshNonce()
    nonces[number] = nonce
    return { ...seat, name: seat.name.trim(), commit }
  })
  const made = await postMatch({ ...plan, seats })
  shelf.put({
    match: made.match,
    secret: new URL(made.links.host).hash.slice(1),
    game: game.name,
    names: seats.map((seat) => seat.name),
    role: 'host',
    at: Date.now(),
    over: false,
    nonces,
    links: { ...made.links.seats, watch: made.links.watch },
  })
  go(`/m/${made.match}`)
}

/**
 * Starts a match with all the defaults: against bots, or with everybody at this device if the game has no
 * levels.
 */
export async function playNow(game: GameInfo) {
  const defaults = await check(game.name, {})
  const players = Number(defaults.values?.players ?? game.players.least)
  const rest = game.levels.length ? 'bot' : 'here'
  const seats = Array.from({ length: players }, (_, number) => seatOf(number ? rest : 'here', game))
  if (seats[0]) seats[0].name = settings.name
  await createMatch(game, {
    game: game.name,
    options: {},
    seats: coloured(seats),
    grace: null,
    own_dice: false,
    rated: true,
    listed: true,
  })
}

export function seatOf(kind: SeatPlan['kind'], game: GameInfo): SeatPlan {
  return { kind, name: '', colour: '', bot: kind === 'bot' ? defaultLevel(game) : '' }
}

/** The same seats, with a different colour for each. */
export function coloured(seats: SeatPlan[]): SeatPlan[] {
  const taken: string[] = []
  return seats.map((seat) => {
    const colour = seat.colour && !taken.includes(seat.colour) ? seat.colour : spareColour(taken)
    taken.push(colour)
    return { ...seat, colour }
  })
}
