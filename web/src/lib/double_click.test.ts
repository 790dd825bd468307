import { expect, test } from 'vitest'
import { onlyMeant } from './double_click'

/** Nothing has changed for long. */
const long = () => Number.NEGATIVE_INFINITY

/** A click on something that says so; whether it is let through. */
function click(heed: (event: MouseEvent) => void, control: { textContent: string }, detail: number): boolean {
  let through = true
  const event = {
    target: { closest: () => control },
    detail,
    preventDefault: () => {},
    stopImmediatePropagation: () => {
      through = false
    },
  }
  heed(event as unknown as MouseEvent)
  return through
}

test('the second click of a double click hits only what the first one hit', () => {
  const heed = onlyMeant(long)
  const [place, pass] = [{ textContent: 'Place' }, { textContent: 'Pass' }]
  expect(click(heed, place, 1)).toBe(true)
  expect(click(heed, place, 2)).toBe(true)
  expect(click(heed, pass, 3)).toBe(false)
  expect(click(heed, pass, 1)).toBe(true)
})

test('a button that says something else by then is another one', () => {
  const heed = onlyMeant(long)
  const button = { textContent: 'Roll' }
  expect(click(heed, button, 1)).toBe(true)
  button.textContent = 'Next'
  expect(click(heed, button, 2)).toBe(false)
})

test('keys and programs do not double click', () => {
  const heed = onlyMeant(long)
  expect(click(heed, { textContent: 'Place' }, 0)).toBe(true)
  expect(click(heed, { textContent: 'Pass' }, 0)).toBe(true)
})

test('where all has just changed, the second click was meant for what was there before', () => {
  let changed = long()
  const heed = onlyMeant(() => changed)
  const next = { textContent: 'Next' }
  expect(click(heed, next, 1)).toBe(true)
  changed = performance.now()
  expect(click(heed, next, 2)).toBe(false)
  expect(click(heed, next, 1)).toBe(true)
})
