/** Starts the service worker, and has what is needed without a network kept before somebody needs it. */
import { check } from '../api/rest'
import { gamesInWords } from '../i18n'
import { wayOf } from './keeping'

const IDLE_MS = 4000

export function keepForLater() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

async function start() {
  const first = !navigator.serviceWorker.controller
  try {
    const registered = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    // Browsers look for a newer one when they like; here it is looked for whenever the client is opened.
    if (!first) await registered.update()
    await navigator.serviceWorker.ready
  } catch {
    return // Everything works, but only while the server can be reached.
  }
  setTimeout(async () => {
    try {
      if (first) await again()
      // The rules of every game.
      for (const { name } of await gamesInWords()) await check(name, {})
    } catch {
      // It is kept another time.
    }
  }, IDLE_MS)
}

/** Asks again for what came before the worker was there to keep it. */
async function again() {
  const known = new Set<string>()
  for (const { name, initiatorType } of performance.getEntriesByType(
    'resource',
  ) as PerformanceResourceTiming[]) {
    const { origin, pathname: path } = new URL(name)
    const asked = { method: 'GET', mode: 'cors', path, secret: false }
    if (initiatorType !== 'fetch' || origin !== location.origin || wayOf(asked, known) === 'never') continue
    // Read to its end: a worker that still hands an answer out is not replaced by a newer one.
    await (await fetch(name)).arrayBuffer()
  }
}
