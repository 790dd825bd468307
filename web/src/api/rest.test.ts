import { afterEach, describe, expect, test, vi } from 'vitest'
import { ask, Problem, reasonOf } from './rest'
import { message } from './words'

const answers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))
const failure = () => ask('GET', '/api/games').catch((caught: unknown) => caught)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('what went wrong is told in words of ours', () => {
  test('where nothing comes', async () => {
    answers(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failure()).toMatchObject({ code: 'offline', words: message('web-page-offline') })
  })
  test('where nothing comes in time', async () => {
    answers(() => Promise.reject(new DOMException('signal timed out', 'TimeoutError')))
    expect(await failure()).toMatchObject({ code: 'timeout', words: message('web-page-timeout') })
  })
  test('where the answer breaks off', async () => {
    answers(async () => new Response('{"half":', { status: 200 }))
    expect(await failure()).toMatchObject({ code: 'offline' })
  })
  test('where a proxy answers', async () => {
    answers(async () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))
    expect(await failure()).toMatchObject({
      code: 'internal',
      words: message('web-page-error', { status: '502' }),
    })
  })
  test('where the server says why', async () => {
    const why = { code: 'unknown', message: message('refusal-nothing-here') }
    answers(async () => Response.json(why, { status: 404 }))
    expect(await failure()).toMatchObject({ code: 'unknown', words: why.message })
  })
  test('where something else fails, the console has the rest', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const boom = new Error('Cannot read properties of undefined')
    expect(reasonOf(boom)).toEqual(message('web-page-broken'))
    expect(logged).toHaveBeenCalledWith(boom)
    expect(reasonOf(new Problem('offline', message('web-page-offline')))).toEqual(message('web-page-offline'))
  })
})
