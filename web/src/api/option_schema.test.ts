import { describe, expect, it } from 'vitest'
import { fieldsOf, forPlayers } from './option_schema'

const schema = {
  properties: {
    preset: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
    players: { type: 'integer', default: 2 },
    size: {
      type: 'integer',
      minimum: 5,
      default: 20,
      title: 'Size',
      ask: 'How many squares',
      description: 'How many squares; the last one is the goal.',
    },
    hp_cap: {
      anyOf: [{ type: 'integer', maximum: 1000 }, { type: 'null' }],
      default: null,
      title: 'Hp Cap',
      description: 'HP never rise above this.',
    },
    ending: {
      type: 'string',
      default: 'stay',
      oneOf: [
        { const: 'stay', description: 'Does not move.' },
        { const: 'go-on', description: 'Moves.' },
      ],
    },
    share: { type: 'number', minimum: 0, maximum: 0.45, default: 0.1 },
    bounce: { type: 'boolean', default: true },
    types: { type: 'array', each: 'player', default: [], items: { type: 'string', enum: ['a', 'b'] } },
    faces: { type: 'array', items: { $ref: '#/$defs/Face' }, default: [] },
    colours: { type: 'array', items: { type: 'string' }, screen: false },
  },
  $defs: {
    Face: { type: 'object', properties: { name: { type: 'string' }, hit: { type: 'integer', default: 0 } } },
  },
}

describe('fields from a schema', () => {
  const fields = Object.fromEntries(fieldsOf('game', schema).map((field) => [field.name, field]))

  it('leaves out what has a place of its own', () => {
    expect(Object.keys(fields)).toEqual(['size', 'hp_cap', 'ending', 'share', 'bounce', 'types', 'faces'])
  })
  it('knows the kinds', () => {
    const kinds = Object.values(fields).map((field) => field.kind)
    expect(kinds).toEqual(['number', 'number', 'choice', 'number', 'switch', 'list', 'table'])
  })
  it('names their messages, and has words of its own where there are none', () => {
    expect(fields.hp_cap).toMatchObject({ id: 'game-option-hp_cap', label: 'Hp Cap' })
    expect(fields.size?.help).toBe('How many squares; the last one is the goal.')
    expect(fields.types?.item?.id).toBe('game-option-types')
    expect(fields.faces?.columns.map((column) => column.id)).toEqual([
      'game-option-faces-name',
      'game-option-faces-hit',
    ])
  })
  it('keeps bounds, choices and columns', () => {
    expect(fields.hp_cap).toMatchObject({ optional: true, most: 1000, whole: true })
    expect(fields.share).toMatchObject({ least: 0, most: 0.45, whole: false })
    expect(fields.ending?.choices[1]).toEqual({ value: 'go-on', help: 'Moves.' })
    expect(fields.faces?.columns.map((column) => column.name)).toEqual(['name', 'hit'])
  })
  it('has a value for every player', () => {
    const types = fieldsOf('game', schema).find((field) => field.name === 'types')
    expect(types && forPlayers(types, ['b'], 3)).toEqual(['b', 'b', 'a'])
    expect(types && forPlayers(types, ['b', 'a', 'a'], 2)).toEqual(['b', 'a'])
  })
})
