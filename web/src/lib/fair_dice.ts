/** Checks the fair dice that docs/protocol.md describes, roll by roll and for a whole finished match. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { DiceRecord, DiceStep } from '../api/rest'
import type { Event } from '../api/wire'
import type { Words } from '../api/words'

/** A roll that anybody can check. */
export interface Roll {
  /** Tells rolls apart: after an undo the same draw is rolled again. */
  id: number
  draw: number
  seat: number
  /** As people read it. */
  shown: Words
  action: number
  link: string
  outcomes: [number, number][]
}

const WORDS = 2n ** 64n

/** A new secret nonce, and its hash, which is published first as a commitment. */
export function freshNonce(): { nonce: string; commit: string } {
  const nonce = randomBytes(32)
  return { nonce: bytesToHex(nonce), commit: bytesToHex(sha256(nonce)) }
}

/** The dice key that follows from the nonces of the players, by seat. */
export function key(match: string, nonces: string[]): string {
  const lines = nonces.flatMap((nonce, seat) => (nonce ? [`${seat} ${nonce}`] : []))
  return bytesToHex(sha256(utf8ToBytes(['boardloom dice 1', match, ...lines].join('\n'))))
}

/** The outcome that a link of the hash chain, the key and the number of the roll determine. */
export function outcome(outcomes: [number, number][], link: string, key: string, draw: number): number {
  const total = BigInt(outcomes.reduce((sum, [, weight]) => sum + weight, 0))
  let left = Number(below(total, hexToBytes(link), hexToBytes(key), draw))
  for (const [action, weight] of outcomes) {
    left -= weight
    if (left < 0) return action
  }
  throw new RangeError('the weights add up to the total')
}

function below(total: bigint, link: Uint8Array, key: Uint8Array, draw: number): bigint {
  const fair = WORDS - (WORDS % total)
  for (let attempt = 0; ; attempt++) {
    const hashed = hmac(sha256, link, concatBytes(key, eight(draw), eight(attempt)))
    const word = new DataView(hashed.buffer, hashed.byteOffset).getBigUint64(0)
    if (word < fair) return word % total
  }
}

function eight(number: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number))
  return bytes
}

/** Whether hashing a link as many times as the number of its roll gives the root. */
export function leadsToRoot(link: string, draw: number, root: string): boolean {
  let hash = hexToBytes(link)
  for (let i = 0; i < draw; i++) hash = sha256(hash)
  return bytesToHex(hash) === root
}

/** What is wrong with a roll: its link, its outcome, or nothing (the empty string). */
export function fault(roll: Roll, root: string, key: string): '' | 'link' | 'outcome' {
  if (!leadsToRoot(roll.link, roll.draw, root)) return 'link'
  return outcome(roll.outcomes, roll.link, key, roll.draw) === roll.action ? '' : 'outcome'
}

export function rollsOf(events: Event[]): Roll[] {
  return events.flatMap(({ seq, kind, draw, seat = -1, outcome = '', action, link, outcomes }) =>
    kind === 'rolled' && draw && link && outcomes && action !== undefined
      ? [{ id: seq, draw, seat, shown: outcome, action, link, outcomes }]
      : [],
  )
}

export type Verdict = 'fair' | 'own' | 'wrong'

export interface DiceAudit {
  /** One verdict for each action that was not undone; undefined for actions that are no roll. */
  steps: (Verdict | undefined)[]
  key: boolean
  rolls: number
  wrong: number
}

/**
 * Checks the key and every roll of a finished match. Each link hashes to the link before it, the first one to
 * the root.
 */
export function auditDice(record: DiceRecord): DiceAudit {
  const nonces = record.seats.map((seat, number) => (record.opened.includes(number) ? seat.nonce : ''))
  const kept = record.opened.every((seat) => opens(record.seats[seat]))
  const links = new Links(record.root)
  const steps: (Verdict | undefined)[] = []
  let rolls = 0
  let wrong = 0
  for (const each of record.played) {
    if (each.undo !== undefined) {
      steps.length = each.undo
      continue
    }
    const verdict = judged(each, record, links)
    if (verdict) rolls++
    if (verdict === 'wrong') wrong++
    steps.push(verdict)
  }
  return { steps, key: kept && key(record.match, nonces) === record.key, rolls, wrong }
}

function opens(seat: { commit: string; nonce: string } | undefined): boolean {
  return seat !== undefined && bytesToHex(sha256(hexToBytes(seat.nonce))) === seat.commit
}

/** What is to be said of a roll; nothing of a choice. */
function judged(step: DiceStep, record: DiceRecord, links: Links): Verdict | undefined {
  const { roll, hidden, link = '', outcomes = [], action } = step
  if (roll === undefined) return undefined
  if (!roll) return 'own'
  const secret = hidden ? record.deal_secret : link
  const bound = hidden ? bytesToHex(sha256(hexToBytes(secret))) === record.deals : links.lead(secret, roll)
  return bound && outcome(outcomes, secret, record.key, roll) === action ? 'fair' : 'wrong'
}

/**
 * The links already proved, so that each new one is hashed back to the nearest of them only, not to the root.
 */
class Links {
  #known = new Map<number, string>()
  #latest = 0

  constructor(root: string) {
    this.#known.set(0, root)
  }

  lead(link: string, number: number): boolean {
    const before = this.#known.has(number) ? number : number > this.#latest ? this.#latest : 0
    let hash = hexToBytes(link)
    for (let i = number; i > before; i--) hash = sha256(hash)
    if (bytesToHex(hash) !== this.#known.get(before)) return false
    this.#known.set(number, link)
    this.#latest = Math.max(this.#latest, number)
    return true
  }
}
