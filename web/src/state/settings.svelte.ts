/** The reader's preferences, stored in the browser. */
export interface Settings {
  /** The name the reader plays under. */
  name: string
  /** The code of a language; empty for the browser's. */
  language: string
  theme: 'system' | 'light' | 'dark'
  sound: boolean
  vibration: boolean
  /** Whether squares show what they are called. */
  details: boolean
  /** Whether pieces wear patterns besides their colours. */
  patterns: boolean
  speed: 'slow' | 'normal' | 'fast' | 'instant'
}

const KEY = 'boardloom.settings'
const defaults: Settings = {
  name: '',
  language: '',
  theme: 'system',
  sound: false,
  vibration: false,
  details: false,
  patterns: false,
  speed: 'normal',
}

function stored(): Settings {
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return defaults
  }
}

export const settings: Settings = $state(stored())

export function keep() {
  localStorage.setItem(KEY, JSON.stringify(settings))
}

export function still(): boolean {
  return settings.speed === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
