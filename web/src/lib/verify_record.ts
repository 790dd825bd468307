/**
 * Checks the dice record of a match by arithmetic alone, as docs/protocol.md describes it. boardloom/match/verify_dice.py
 * does the same in Python: the two share no code, and agree on every record.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import {
  type Beacon,
  type Before,
  type Fault,
  FIRST,
  type Read,
  read,
  type Step,
  Unfair,
} from './read_record.ts'

/** The public key of drand's League of Entropy. */
export const QUICKNET =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
  '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'
const WORDS = 2n ** 64n

/** Something that was not checked, or that is not certain. */
export interface Note {
  kind: string
  seats: number[]
  many: number
}

export type StepVerdict = 'fair' | 'own' | 'hidden' | undefined

export interface Verdict {
  /** How many rolls follow from what was published before the game. */
  rolls: number
  own: number
  face_down: number
  /** The seats whose nonces are in the key. */
  nonces: number[]
  /** The round of the beacon that is in the key; 0 for none. */
  round: number
  notes: Note[]
  /** One for each action that was not undone; undefined for actions that are no roll. */
  steps: StepVerdict[]
}

/** Whether a beacon signed its round so; undefined where that cannot be checked. */
export type Signed = (beacon: Beacon) => boolean | undefined

const hashed = (hex: string) => bytesToHex(sha256(hexToBytes(hex)))

function same(kind: Fault, found: string | number, expected: string | number, where = {}) {
  if (found !== expected) throw new Unfair(kind, { found, expected, ...where })
}

/** What the events before the start add up to. */
class Prelude {
  commits = new Map<number, string>()
  nonces = new Map<number, string>()
  late = new Set<number>()
  dropped = new Set<number>()
  rounds = 0
  awaited = 0

  constructor(record: Read) {
    record.prelude.forEach((event, index) => {
      const possible = !this.awaited && event.seat < record.seats.length
      if (!possible || !this.#take(event, record)) throw new Unfair('prelude', { step: index + 1 })
    })
  }

  /** Lets it happen; whether it can. */
  #take(event: Before, record: Read): boolean {
    const { seat, content } = event
    const committed = this.commits.get(seat)
    const closed = committed !== undefined && !this.nonces.has(seat)
    const known = this.nonces.size > 0
    if (event.do === 'commit' && committed === undefined) {
      this.commits.set(seat, content)
      if (known) this.late.add(seat)
    } else if (event.do === 'open' && closed) {
      same('nonce', hashed(content), committed, { seat })
      this.nonces.set(seat, content)
    } else if (event.do === 'drop' && closed) {
      this.commits.delete(seat)
      if (known) this.dropped.add(seat)
    } else if (event.do === 'anew') {
      if (known) this.rounds++
      for (const each of [this.commits, this.nonces, this.late, this.dropped]) each.clear()
    } else if (event.do === 'await' && record.beacon) {
      this.awaited = event.round
    } else return event.do === 'without'
    return true
  }
}

/** SHA-256 over a title, the match, a line for each opened nonce, and one for the beacon. */
function keyOf(record: Read, before: Prelude): string {
  const lines = [FIRST, record.match]
  record.seats.forEach(({ commit, nonce }, seat) => {
    if (record.first && nonce) same('nonce', hashed(nonce), commit, { seat })
    const told = (before.commits.get(seat) ?? '') === commit && (before.nonces.get(seat) ?? '') === nonce
    if (!record.first && !told) throw new Unfair('seats', { seat })
    if (nonce) lines.push(`${seat} ${nonce}`)
  })
  if (record.beacon) {
    const { round, signature } = record.beacon
    if (round !== before.awaited || !signature !== !record.key) throw new Unfair('beacon', { round })
    lines.push(`beacon ${round} ${hashed(signature)}`)
  }
  return bytesToHex(sha256(utf8ToBytes(lines.join('\n'))))
}

/** The outcome that a link or a secret, the key and the number of the roll give; undefined where there is no die. */
export function outcome(
  outcomes: [number, number][],
  secret: string,
  key: string,
  draw: number,
): number | undefined {
  const total = outcomes.reduce((sum, [, weight]) => sum + BigInt(weight), 0n)
  if (outcomes.some(([, weight]) => weight < 0) || total <= 0n || total > WORDS) return undefined
  let left = below(total, hexToBytes(secret), hexToBytes(key), draw)
  for (const [action, weight] of outcomes) {
    left -= BigInt(weight)
    if (left < 0n) return action
  }
  return undefined
}

function below(total: bigint, secret: Uint8Array, key: Uint8Array, draw: number): bigint {
  const fair = WORDS - (WORDS % total)
  for (let attempt = 0; ; attempt++) {
    const mac = hmac(sha256, secret, concatBytes(key, eight(draw), eight(attempt)))
    const word = new DataView(mac.buffer, mac.byteOffset).getBigUint64(0)
    if (word < fair) return word % total
  }
}

function eight(number: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number))
  return bytes
}

/** Goes through what was played, and counts what it checked. */
class Rolls {
  checked = 0
  own = 0
  faceDown = 0
  dealt = 0
  steps: StepVerdict[] = []
  #draws = 0
  #line: boolean[] = []
  #known: Map<number, string>

  constructor(
    readonly record: Read,
    readonly key: string,
  ) {
    this.#known = new Map([[0, record.root]])
    record.played.forEach((step, index) => {
      this.#take(step, index + 1)
    })
  }

  #take(step: Step, number: number) {
    const line = this.#line
    if (step.undo !== undefined) {
      if (step.undo < 0 || step.undo >= line.length)
        throw new Unfair('undo', { step: number, steps: line.length, to: step.undo })
      this.#draws -= line.slice(step.undo).filter((roll) => roll).length
      line.length = this.steps.length = step.undo
      return
    }
    line.push(!!step.roll)
    this.steps.push(step.roll === undefined ? undefined : this.#judged(step, step.roll, number))
  }

  #judged(step: Step, roll: number, number: number): StepVerdict {
    if (roll === 0) {
      if (!this.record.own) throw new Unfair('own', { step: number })
      this.own++
      return 'own'
    }
    const draw = ++this.#draws
    same('number', roll, draw, { step: number })
    const source = step.hidden ? this.#hidden(draw, number) : this.#link(step.link, draw, number)
    if (!source) {
      this.faceDown++
      return 'hidden'
    }
    const expected = outcome(step.outcomes, source, this.key, draw)
    if (expected === undefined) throw new Unfair('die', { step: number })
    same('roll', step.action, expected, { step: number, roll: draw })
    this.checked++
    return step.hidden ? 'hidden' : 'fair'
  }

  /** The secret of a roll that shows no link: where the rules may deal face down, or after the chain. */
  #hidden(draw: number, step: number): string {
    if (draw <= this.record.links) {
      if (!this.record.hides) throw new Unfair('hidden', { step, roll: draw })
      this.dealt++
    }
    return this.record.secret
  }

  /** The link of a roll, hashed back to one that is proved. */
  #link(link: string, draw: number, step: number): string {
    if (draw > this.record.links) throw new Unfair('beyond', { step, roll: draw })
    if (!link) throw new Unfair('no-link', { step, roll: draw })
    let hash = link
    let at = draw
    for (; !this.#known.has(at); at--) hash = hashed(hash)
    same('link', hash, this.#known.get(at) ?? '', { step, roll: draw })
    this.#known.set(draw, link)
    return link
  }
}

/** What was checked, and what not; throws `Unfair` if anything is wrong, `Malformed` if it is no record. */
export function verifyRecord(given: unknown, signed: Signed): Verdict {
  const record = read(given)
  const before = new Prelude(record)
  const key = keyOf(record, before)
  if (record.key || record.played.length) same('key', key, record.key)
  const beacon = record.beacon ?? { public_key: QUICKNET, round: 0, signature: '' }
  const byBeacon = !beacon.signature || signed(beacon)
  if (byBeacon === false) throw new Unfair('beacon', { round: beacon.round })
  if (record.secret) same('deals', hashed(record.secret), record.deals)
  else if (record.over) throw new Unfair('no-secret')
  const rolls = new Rolls(record, key)
  const seats = [...record.seats.keys()]
  const nonces = seats.filter((seat) => record.seats[seat]?.nonce)
  const closed = seats.filter((seat) => record.seats[seat]?.commit && !record.seats[seat]?.nonce)
  const servers = rolls.checked + rolls.faceDown > 0
  const notes: Note[] = []
  const note = (holds: boolean, kind: string, seats: Iterable<number> = [], many = 0) => {
    if (holds) notes.push({ kind, seats: [...seats].sort((a, b) => a - b), many })
  }
  note(record.first, 'old')
  note(servers && !nonces.length && !beacon.signature, 'nobody')
  note(record.key !== '' && closed.length > 0, 'closed', closed)
  note(before.late.size > 0, 'late', before.late)
  note(before.dropped.size > 0, 'dropped', before.dropped)
  note(before.rounds > 0, 'rounds', [], before.rounds)
  note(byBeacon === undefined, 'beacon-unchecked')
  note(beacon.public_key !== QUICKNET, 'beacon-other')
  note(rolls.own > 0, 'own', [], rolls.own)
  note(rolls.faceDown > 0, 'face-down', [], rolls.faceDown)
  note(rolls.dealt > 0, 'dealt', [], rolls.dealt)
  note(!record.over, 'unfinished')
  note(servers || rolls.own > 0, 'outcomes')
  note(true, 'complete')
  const round = beacon.signature ? beacon.round : 0
  return {
    rolls: rolls.checked,
    own: rolls.own,
    face_down: rolls.faceDown,
    nonces,
    round,
    notes,
    steps: rolls.steps,
  }
}
