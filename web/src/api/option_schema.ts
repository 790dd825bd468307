/** The options of a game as fields of a form, made from their JSON schema. */

export interface Choice {
  value: string
  help: string
}

export interface Field {
  name: string
  /** Of the message that names it, if there is one; else its own label and help are shown. */
  id: string
  label: string
  help: string
  kind: 'switch' | 'choice' | 'number' | 'text' | 'list' | 'table'
  choices: Choice[]
  least?: number
  most?: number
  whole: boolean
  /** It may be left empty: then the computer decides. */
  optional: boolean
  default: unknown
  /** What a list holds. */
  item?: Field
  /** The columns of a table. */
  columns: Field[]
  /** Each value at most once. */
  unique: boolean
  /** One value for each player. */
  perPlayer: boolean
  /** A random seed, drawn again for each match. */
  fresh: boolean
  /** It is shown among the main options. */
  first: boolean
}

interface Schema {
  [key: string]: unknown
  title?: string
  description?: string
  default?: unknown
  type?: string
  enum?: string[]
  oneOf?: { const: string; description?: string }[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  $ref?: string
  $defs?: Record<string, Schema>
  minimum?: number
  maximum?: number
  exclusiveMaximum?: number
  uniqueItems?: boolean
}

const MOST_SEED = 1_000_000
export const drawnSeed = () => Math.floor(Math.random() * MOST_SEED)

/** Options that the page shows elsewhere than in the form. */
const ELSEWHERE = ['preset', 'players']

export const namesOf = (schema: Schema): string[] => Object.keys(schema.properties ?? {})

export function fieldsOf(game: string, schema: Schema): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name, about]) => !ELSEWHERE.includes(name) && about.screen !== false)
    .map(([name, about]) => fieldOf(name, `${game}-option-${name}`, about, schema.$defs ?? {}))
}

function fieldOf(name: string, id: string, about: Schema, parts: Record<string, Schema>): Field {
  const kinds = (about.anyOf ?? [about]).map((kind) => resolved(kind, parts))
  const kind = kinds.find((each) => each.type !== 'null') ?? about
  const item = kind.items && resolved(kind.items, parts)
  const columns = Object.entries(item?.properties ?? {})
  return {
    name,
    id,
    label: about.title ?? name,
    help: about.description ?? kind.description ?? '',
    kind: kindOf(kind, item),
    choices: choicesOf(kind),
    least: kind.minimum,
    most: kind.maximum ?? (kind.exclusiveMaximum && Number.MAX_SAFE_INTEGER),
    whole: kind.type === 'integer',
    optional: kinds.some((each) => each.type === 'null'),
    default: about.default,
    item: item && fieldOf('', id, item, parts),
    columns: columns.map(([column, part]) => fieldOf(column, `${id}-${column}`, part, parts)),
    unique: about.uniqueItems === true,
    perPlayer: about.each === 'player',
    fresh: about.fresh === true,
    first: 'ask' in about,
  }
}

function resolved(about: Schema, parts: Record<string, Schema>): Schema {
  return (about.$ref && parts[about.$ref.replace('#/$defs/', '')]) || about
}

function kindOf(kind: Schema, item?: Schema): Field['kind'] {
  if (kind.enum || kind.oneOf) return 'choice'
  if (kind.type === 'boolean') return 'switch'
  if (kind.type === 'integer' || kind.type === 'number') return 'number'
  if (kind.type === 'array') return item?.properties ? 'table' : 'list'
  return 'text'
}

function choicesOf(kind: Schema): Choice[] {
  if (kind.oneOf) return kind.oneOf.map((one) => ({ value: one.const, help: one.description ?? '' }))
  return (kind.enum ?? []).map((value) => ({ value, help: '' }))
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A list with one value for each player: those chosen before, then defaults. */
export function forPlayers(field: Field, chosen: unknown[], players: number): unknown[] {
  const choices = field.item?.choices.map((choice) => choice.value) ?? []
  return Array.from({ length: players }, (_, seat) => {
    if (seat < chosen.length) return chosen[seat]
    return choices.length ? choices[seat % choices.length] : String(seat + 1)
  })
}
