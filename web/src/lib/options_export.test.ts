import { describe, expect, it } from 'vitest'
import { asFragment, asText, BadFile, fromFragment, fromText } from './options_export'

describe('options as a link', () => {
  it.each([{}, { preset: 'sprint' }, { names: ['é #%&', 1], deep: { a: null } }])(
    'comes back as it was: %j',
    (options) => {
      expect(fromFragment(asFragment(options))).toEqual(options)
    },
  )
  it('is nothing where nothing is chosen', () => {
    expect(asFragment({})).toBe('')
    expect(fromFragment('#')).toEqual({})
  })
  it.each(['#%', '#nonsense', '#[1]', '#null'])('refuses %s', (fragment) => {
    expect(() => fromFragment(fragment)).toThrow(BadFile)
  })
})

describe('options as a file', () => {
  it('comes back as it was', () => {
    expect(fromText(asText({ side: 12 }))).toEqual({ side: 12 })
  })
  it('says what is wrong', () => {
    const why = (text: string) => {
      try {
        return fromText(text)
      } catch (problem) {
        return (problem as BadFile).why
      }
    }
    expect(why('no')).toBe('json')
    expect(why('[]')).toBe('object')
    expect(why(' '.repeat(70_000))).toBe('large')
  })
})
