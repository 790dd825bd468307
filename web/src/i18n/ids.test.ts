import { expect, test } from 'vitest'
import { house } from './sources'

const files: Record<string, string> = import.meta.glob(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const code = Object.values(files).join('\n')
const used = new Set([...code.matchAll(/['`](web-[a-z0-9-]+)['`]/g)].map((found) => found[1] ?? ''))
/** Ids that are put together end with a gap, or have one inside. */
const patterns = [...code.matchAll(/`(web-[a-z-]+-\$\{[^`]*)`/g)].map(
  (found) => new RegExp(`^${(found[1] ?? '').replace(/\$\{[^}]*\}/g, '[a-z0-9_-]+')}$`),
)
const ids = (language: string) =>
  [...house(language).matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1] ?? '')

test('every message that the client asks for is there', () => {
  const known = new Set(ids('en'))
  expect([...used].filter((id) => !known.has(id))).toEqual([])
  expect(patterns.length).toBeGreaterThan(5)
  for (const pattern of patterns)
    expect([pattern, [...known].some((id) => pattern.test(id))]).toEqual([pattern, true])
})

test('every message of the client is used', () => {
  const isUsed = (id: string) => used.has(id) || patterns.some((pattern) => pattern.test(id))
  expect(ids('en').filter((id) => !isUsed(id))).toEqual([])
})
