/**
 * The service worker: opens the client where the server cannot be reached, with what was seen before.
 *
 * Pages come from the server whenever it answers, so that a new build is never held back by what is kept. The
 * build writes its files and its version in here; a browser that finds another version keeps the files of
 * that one and throws the old ones away.
 */
/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
import { FROM_BEFORE, wayOf } from './keeping'

declare const __SHELL__: string[]
declare const __VERSION__: string

const worker = self as unknown as ServiceWorkerGlobalScope
const SHELL = `shell-${__VERSION__}`
const SEEN = 'seen-1'
const LASTING = 'lasting-1'
const ALL = [SHELL, SEEN, LASTING]
const PAGE = '/'
const shell = __SHELL__
const files = new Set(shell)
/** How many answers are kept of each sort: those that came last. */
const MOST = 240
/** Milliseconds that a page may take before the kept one is shown. */
const PATIENCE = 5000

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(shell.map((path) => new Request(path, { cache: 'reload' }))))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => !ALL.includes(name)).map((name) => caches.delete(name))),
      )
      .then(() => worker.clients.claim()),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname: path } = new URL(request.url)
  if (origin !== worker.location.origin) return
  const secret = request.headers.has('authorization')
  const way = wayOf({ method: request.method, mode: request.mode, path, secret }, files)
  if (way === 'page') event.respondWith(page(request))
  else if (way === 'lasting') event.respondWith(lasting(request))
  else if (way === 'kept') event.respondWith(fresh(request, request, event))
  else if (way === 'checked') event.respondWith(checked(request, event))
})

/** A page of the server, or else the one that was kept: it is the same for every address. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match(PAGE, { cacheName: SHELL })
  try {
    return await fetch(request, kept && { signal: AbortSignal.timeout(PATIENCE) })
  } catch (caught) {
    if (kept) return kept
    throw caught
  }
}

async function lasting(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keep(LASTING, request, answer.clone())
  return answer
}

/** What the server says, or else what it said before. */
async function fresh(request: Request, key: Request, event: FetchEvent): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(request)
  } catch (caught) {
    const kept = await caches.match(key, { cacheName: SEEN })
    if (!kept) throw caught
    const headers = new Headers(kept.headers)
    headers.set(FROM_BEFORE, '1')
    return new Response(kept.body, { status: kept.status, headers })
  }
  if (answer.ok) event.waitUntil(keep(SEEN, key, answer.clone()))
  return answer
}

/** The same for an answer to a body, which is kept under both. */
async function checked(request: Request, event: FetchEvent): Promise<Response> {
  const body = await request.clone().text()
  return fresh(request, new Request(`${request.url}?${encodeURIComponent(body)}`), event)
}

async function keep(where: string, key: Request, answer: Response) {
  const cache = await caches.open(where)
  await cache.delete(key)
  await cache.put(key, answer)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => cache.delete(old)))
}
