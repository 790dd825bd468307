/** Judges dice records, one JSON text to a line of the input, and prints a line for each: for tests that compare it. */
import { createInterface } from 'node:readline'
import { signed } from '../../web/src/lib/beacon.ts'
import { type Beacon, Malformed, Unfair } from '../../web/src/lib/read_record.ts'
import { verifyRecord } from '../../web/src/lib/verify_record.ts'

const known = new Map<string, boolean>()
function remembered(beacon: Beacon): boolean {
  const key = `${beacon.public_key} ${beacon.round} ${beacon.signature}`
  const found = known.get(key) ?? signed(beacon)
  known.set(key, found)
  return found
}

function judged(line: string): unknown {
  try {
    const { steps, ...verdict } = verifyRecord(JSON.parse(line), remembered)
    return verdict
  } catch (problem) {
    if (problem instanceof Unfair) return { unfair: problem.kind, step: problem.details.step ?? 0 }
    if (problem instanceof Malformed) return { malformed: problem.message }
    throw problem
  }
}

for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(judged(line)))
