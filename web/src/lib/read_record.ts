/** What a dice record looks like, and what may be wrong with it. Numbers are whole and below 2**53. */

export const FIRST = 'boardloom dice 1'
const SECOND = 'boardloom dice 2'
const HASH = /^[0-9a-f]{64}$/
const NO_HASH = /^([0-9a-f]{64})?$/
const NONCE = /^([0-9a-f]{2}){16,64}$/
const NO_NONCE = /^([0-9a-f]{2}){0,64}$/
export type Fault =
  | 'record'
  | 'nonce'
  | 'prelude'
  | 'seats'
  | 'beacon'
  | 'key'
  | 'deals'
  | 'no-secret'
  | 'die'
  | 'undo'
  | 'own'
  | 'number'
  | 'hidden'
  | 'beyond'
  | 'no-link'
  | 'link'
  | 'roll'

/** A record that does not add up, and what its message needs to say so. */
export class Unfair extends Error {
  constructor(
    readonly kind: Fault,
    readonly details: Record<string, string | number> = {},
  ) {
    super(kind)
  }
}

/** Something that is no dice record: the name of a field that is missing or wrong. */
export class Malformed extends Error {}

export interface Beacon {
  public_key: string
  round: number
  signature: string
}

export interface Step {
  undo?: number
  action: number
  roll?: number
  outcomes: [number, number][]
  link: string
  hidden: boolean
}

export interface Before {
  do: string
  seat: number
  content: string
  round: number
}

/** An object of a record. */
class Fields {
  readonly given: Record<string, unknown>

  constructor(
    given: unknown,
    readonly name: string,
  ) {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Malformed(name)
    this.given = given as Record<string, unknown>
  }

  has(name: string): boolean {
    return Object.hasOwn(this.given, name)
  }

  get(name: string): unknown {
    return this.has(name) ? this.given[name] : undefined
  }

  text(name: string, pattern: RegExp): string {
    const value = this.get(name)
    if (typeof value === 'string' && pattern.test(value)) return value
    throw new Malformed(this.name || name)
  }

  whole(name: string, least = -Infinity): number {
    return whole(this.get(name), this.name || name, least)
  }

  flag(name: string): boolean {
    const value = this.get(name)
    if (typeof value === 'boolean') return value
    throw new Malformed(this.name || name)
  }

  several(name: string): unknown[] {
    const value = this.get(name)
    if (Array.isArray(value)) return value
    throw new Malformed(this.name || name)
  }
}

function whole(value: unknown, name: string, least = -Infinity): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) return value + 0
  throw new Malformed(name)
}

/** The record in this JSON, if it looks like one. */
export function read(given: unknown) {
  const record = new Fields(given, '')
  const kind = record.text('record', /^/)
  if (kind !== FIRST && kind !== SECOND) throw new Unfair('record', { found: kind, expected: SECOND })
  const first = kind === FIRST
  const match = record.text('match', /^[0-9A-Za-z_-]{1,40}$/)
  const secret = record.text('deal_secret', NO_HASH)
  record.text('game', /^/)
  record.whole('version')
  new Fields(record.get('options'), 'options')
  const beacon = record.get('beacon')
  return {
    first,
    match,
    secret,
    seats: record.several('seats').map(readSeat),
    own: record.flag('own_dice'),
    root: record.text('root', HASH),
    deals: record.text('deals', HASH),
    key: record.text('key', NO_HASH),
    played: record.several('played').map(readStep),
    links: first ? Infinity : record.whole('links', 0),
    hides: first || record.flag('hides'),
    over: first ? secret !== '' : record.flag('over'),
    prelude: first ? [] : record.several('prelude').map(readBefore),
    beacon: first || beacon === undefined || beacon === null ? undefined : readBeacon(beacon),
  }
}
export type Read = ReturnType<typeof read>

function readSeat(given: unknown) {
  const seat = new Fields(given, 'seats')
  return { commit: seat.text('commit', NO_HASH), nonce: seat.text('nonce', NO_NONCE) }
}

function readBefore(given: unknown): Before {
  const event = new Fields(given, 'prelude')
  const what = event.text('do', /^(commit|open|drop|without|await|anew)$/)
  const content =
    what === 'commit' ? event.text('hash', HASH) : what === 'open' ? event.text('nonce', NONCE) : ''
  const seat = what === 'await' || what === 'anew' ? 0 : event.whole('seat', 0)
  return { do: what, seat, content, round: what === 'await' ? event.whole('round', 1) : 0 }
}

function readStep(given: unknown): Step {
  const step = new Fields(given, 'played')
  const nothing = { action: 0, outcomes: [], link: '', hidden: false }
  if (step.has('undo')) return { ...nothing, undo: step.whole('undo') }
  step.whole('seat')
  const action = step.whole('action')
  if (!step.has('roll')) return { ...nothing, action }
  const link = step.has('link') ? step.text('link', HASH) : ''
  const hidden = step.has('hidden') && step.flag('hidden')
  const outcomes = step.several('outcomes').map((pair): [number, number] => {
    if (!Array.isArray(pair) || pair.length !== 2) throw new Malformed('played')
    return [whole(pair[0], 'played'), whole(pair[1], 'played')]
  })
  return { action, roll: step.whole('roll'), outcomes, link, hidden }
}

function readBeacon(given: unknown): Beacon {
  const beacon = new Fields(given, 'beacon')
  return {
    public_key: beacon.text('public_key', /^[0-9a-f]{192}$/),
    signature: beacon.text('signature', /^([0-9a-f]{96})?$/),
    round: beacon.whole('round', 0),
  }
}
