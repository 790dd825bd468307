/** Whether the server answers. Once it does not, it is asked again and again until it does. */
const AGAIN_MS = 5000

let reachable = $state(true)
let asking: ReturnType<typeof setTimeout> | undefined

async function ask() {
  clearTimeout(asking)
  try {
    await fetch('/healthz')
    network.heard(true)
  } catch {
    asking = setTimeout(ask, AGAIN_MS)
  }
}

export const network = {
  get reachable() {
    return reachable
  },
  /** Called with every answer, or with the lack of one. */
  heard(answered: boolean) {
    if (answered === reachable) return
    reachable = answered
    clearTimeout(asking)
    if (!answered) asking = setTimeout(ask, AGAIN_MS)
  },
}

globalThis.addEventListener?.('offline', () => network.heard(false))
globalThis.addEventListener?.('online', ask)
