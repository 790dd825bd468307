/** The dice of a finished game, checked here, trusting nobody. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { key, outcome } from './fair_dice'

export interface Thrown {
  roll: number
  seat: number
  action: number
  outcomes: [number, number][]
  link?: string
  hidden?: boolean
}
export type Played = Thrown | { seat: number; action: number } | { undo: number }

export interface DiceRecord {
  match: string
  seats: { name: string; commit: string; nonce: string }[]
  root: string
  deals: string
  deal_secret: string
  key: string
  opened: number[]
  played: Played[]
}

export type Verdict = 'fair' | 'own' | 'wrong'

export interface Checked {
  /** By the number of the action in the game as it was played out; nothing where nobody rolled. */
  steps: (Verdict | undefined)[]
  key: boolean
  rolls: number
  wrong: number
}

/** Checks the key, and each roll; links lead from one to the one before, at last to the root. */
export function checked(record: DiceRecord): Checked {
  const nonces = record.seats.map((seat, number) => (record.opened.includes(number) ? seat.nonce : ''))
  const kept = record.opened.every((seat) => opens(record.seats[seat]))
  const links = new Links(record.root)
  const steps: (Verdict | undefined)[] = []
  let rolls = 0
  let wrong = 0
  for (const each of record.played) {
    if ('undo' in each) {
      steps.length = each.undo
      continue
    }
    const verdict = 'roll' in each ? judged(each, record, links) : undefined
    if (verdict) rolls++
    if (verdict === 'wrong') wrong++
    steps.push(verdict)
  }
  return { steps, key: kept && key(record.match, nonces) === record.key, rolls, wrong }
}

function opens(seat: { commit: string; nonce: string } | undefined): boolean {
  return seat !== undefined && bytesToHex(sha256(hexToBytes(seat.nonce))) === seat.commit
}

function judged(thrown: Thrown, record: DiceRecord, links: Links): Verdict {
  if (!thrown.roll) return 'own'
  const secret = thrown.hidden ? record.deal_secret : (thrown.link ?? '')
  const bound = thrown.hidden
    ? bytesToHex(sha256(hexToBytes(secret))) === record.deals
    : links.lead(secret, thrown.roll)
  return bound && outcome(thrown.outcomes, secret, record.key, thrown.roll) === thrown.action
    ? 'fair'
    : 'wrong'
}

/** The links known to lead to the root, so that each is hashed back only as far as needed. */
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
