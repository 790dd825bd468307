import { expect, test } from 'vitest'
import { wayOf } from './keeping'

const shell = new Set(['/icon.svg'])
const asked = (path: string, more = {}) =>
  wayOf({ method: 'GET', mode: 'cors', secret: false, path, ...more }, shell)

test.each([
  ['/', { mode: 'navigate' }, 'page'],
  ['/m/0123', { mode: 'navigate' }, 'page'],
  ['/docs', { mode: 'navigate' }, 'never'],
  ['/verify_dice.py', { mode: 'navigate' }, 'never'],
  ['/assets/index-abc.js', {}, 'lasting'],
  ['/icon.svg', {}, 'lasting'],
  ['/api/words/de/house-0123.ftl', {}, 'lasting'],
  ['/api/words', {}, 'kept'],
  ['/api/finished/00ff/scenes', {}, 'kept'],
  ['/api/finished/00ff/transcript', {}, 'never'],
  ['/api/games/ludo/check', { method: 'POST' }, 'checked'],
  ['/api/matches', { method: 'POST' }, 'never'],
  ['/api/matches/00ff', {}, 'never'],
  ['/api/finished/00ff', { secret: true }, 'never'],
  ['/api/finished/00ff', { method: 'DELETE' }, 'never'],
  ['/healthz', {}, 'never'],
])('%s %o is answered as %s', (path, more, way) => {
  expect(asked(path, more)).toBe(way)
})
