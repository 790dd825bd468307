/** Checks the fair dice that docs/protocol.md describes, roll by roll; verify_record.ts checks a whole finished match. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Event, Table } from '../api/wire'
import type { Words } from '../api/words'
import { outcome } from './verify_record'

/** A roll that anybody can check. */
export interface Roll {
  /** Tells rolls apart: after an undo the same draw is rolled again. */
  id: number
  draw: number
  seat: number
  /** As people read it. */
  shown: Words
  action: number
  /** Empty where a roll is hidden that may not be. */
  link: string
  outcomes: [number, number][]
}

/** A new secret nonce, and its hash, which is published first as a commitment. */
export function freshNonce(): { nonce: string; commit: string } {
  const nonce = randomBytes(32)
  return { nonce: bytesToHex(nonce), commit: bytesToHex(sha256(nonce)) }
}

/** The dice key that follows from the nonces of the players, by seat, and from a beacon that takes part. */
export function key(
  match: string,
  nonces: string[],
  beacon?: { round: number; signature: string } | null,
): string {
  const lines = nonces.flatMap((nonce, seat) => (nonce ? [`${seat} ${nonce}`] : []))
  if (beacon) lines.push(`beacon ${beacon.round} ${hashed(beacon.signature)}`)
  return bytesToHex(sha256(utf8ToBytes(['boardloom dice 1', match, ...lines].join('\n'))))
}

const hashed = (hex: string) => bytesToHex(sha256(hexToBytes(hex)))

/** Whether hashing a link as many times as the number of its roll gives the root. */
export function leadsToRoot(link: string, draw: number, root: string): boolean {
  let hash = hexToBytes(link)
  for (let i = 0; i < draw; i++) hash = sha256(hash)
  return bytesToHex(hash) === root
}

/** What is wrong with a roll: it is hidden, its link, its outcome, or nothing (the empty string). */
export function fault(roll: Roll, root: string, key: string): '' | 'hidden' | 'link' | 'outcome' {
  if (!roll.link) return 'hidden'
  if (!leadsToRoot(roll.link, roll.draw, root)) return 'link'
  return outcome(roll.outcomes, roll.link, key, roll.draw) === roll.action ? '' : 'outcome'
}

/** The rolls among these events that have a link, or that should have one. */
export function rollsOf(events: Event[], dice: { links: number; hides: boolean }): Roll[] {
  return events.flatMap(
    ({ seq, kind, draw, seat = -1, outcome = '', action = 0, link = '', outcomes = [] }) =>
      kind === 'rolled' && draw && (link || (!dice.hides && draw <= dice.links))
        ? [{ id: seq, draw, seat, shown: outcome, action, link, outcomes }]
        : [],
  )
}

/** What this browser saw of the dice, and remembers: from then on nobody may change it. */
export interface Pins {
  root: string
  deals: string
  links: number
  hides: boolean
  /** The nonce that was opened here, and the commitments of all seats at that moment. */
  opened?: { seat: number; nonce: string; commits: string[] }
  /** Whether this player agreed to start without nonces that were closed. */
  agreed?: boolean
  /** The round of the beacon that was awaited, and whether it was public already when it was named. */
  round?: number
  early?: boolean
}

type Dice = Table['dice']

export const pinned = ({ root, deals, links, hides }: Dice): Pins => ({ root, deals, links, hides })

/** What a match does not keep of what was seen here: what was published, the nonces, the beacon; or nothing. */
export function broken(pins: Pins, { seats, dice }: Table): '' | 'pins' | 'nonce' | 'promise' | 'early' {
  const { root, deals, links, hides } = dice
  if (pins.root !== root || pins.deals !== deals || pins.links !== links || pins.hides !== hides)
    return 'pins'
  if (!dice.key) return ''
  const { beacon } = dice
  if (beacon && (pins.early || (pins.round && pins.round !== beacon.round))) return 'early'
  if (!pins.opened) return ''
  const { seat, nonce, commits } = pins.opened
  if (seats[seat]?.nonce !== nonce) return 'nonce'
  const kept = seats.every((chair, number) => {
    const commit = commits[number] ?? ''
    if (chair.nonce) return hashed(chair.nonce) === commit
    return !commit || pins.agreed || beacon
  })
  return kept ? '' : 'promise'
}
