/** Fair dice: docs/protocol.md says how they are made, this checks them. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Roll } from '../state/match_state'

const WORDS = 2n ** 64n

/** A secret of one's own, and what is told of it beforehand. */
export function freshNonce(): { nonce: string; commit: string } {
  const nonce = randomBytes(32)
  return { nonce: bytesToHex(nonce), commit: bytesToHex(sha256(nonce)) }
}

/** What the players' nonces, by seat, make. */
export function key(match: string, nonces: string[]): string {
  const lines = nonces.flatMap((nonce, seat) => (nonce ? [`${seat} ${nonce}`] : []))
  return bytesToHex(sha256(utf8ToBytes(['boardloom dice 1', match, ...lines].join('\n'))))
}

/** The outcome that follows from a link, the key and the number of the roll. */
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

/** Whether hashing a link as often as its number leads to the root. */
export function leadsToRoot(link: string, draw: number, root: string): boolean {
  let hash = hexToBytes(link)
  for (let i = 0; i < draw; i++) hash = sha256(hash)
  return bytesToHex(hash) === root
}

/** What is wrong with a roll: nothing, its link, or what it shows. */
export function fault(roll: Roll, root: string, key: string): '' | 'link' | 'outcome' {
  if (!leadsToRoot(roll.link, roll.draw, root)) return 'link'
  return outcome(roll.outcomes, roll.link, key, roll.draw) === roll.action ? '' : 'outcome'
}
