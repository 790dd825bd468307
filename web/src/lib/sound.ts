/** Short sounds, synthesised in the browser. */

import type { Happening } from '../api/scene'
import { settings } from '../state/settings.svelte'

/** Notes as pitch in hertz, start and length in seconds. */
const TUNES: Record<string, [number, number, number][]> = {
  roll: [0, 0.06, 0.13, 0.19].map((at, i) => [180 + i * 35, at, 0.04]),
  step: [[440, 0, 0.06]],
  place: [[220, 0, 0.09]],
  good: [
    [523, 0, 0.1],
    [784, 0.1, 0.16],
  ],
  bad: [
    [330, 0, 0.12],
    [220, 0.12, 0.2],
  ],
  win: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.12],
    [1047, 0.36, 0.3],
  ],
}
let player: AudioContext | undefined

export function playSound(sound: Happening['sound'] | 'roll') {
  const tune = settings.sound && sound ? TUNES[sound] : undefined
  if (!tune) return
  player ??= new AudioContext()
  for (const [high, at, long] of tune) {
    const start = player.currentTime + at
    const [voice, volume] = [player.createOscillator(), player.createGain()]
    voice.type = sound === 'roll' || sound === 'place' ? 'triangle' : 'sine'
    voice.frequency.value = high
    volume.gain.setValueAtTime(0.16, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + long)
    voice.connect(volume).connect(player.destination)
    voice.start(start)
    voice.stop(start + long)
  }
}
