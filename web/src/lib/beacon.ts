/** Checks the signatures of a public beacon, as drand's chain "quicknet" makes them. Large: load it when it is needed. */
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'

const TAG = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

export function signed(beacon: { public_key: string; round: number; signature: string }): boolean {
  const bls = bls12_381.shortSignatures
  const round = new Uint8Array(8)
  new DataView(round.buffer).setBigUint64(0, BigInt(beacon.round))
  try {
    return bls.verify(
      hexToBytes(beacon.signature),
      bls.hash(sha256(round), TAG),
      hexToBytes(beacon.public_key),
    )
  } catch {
    return false
  }
}
