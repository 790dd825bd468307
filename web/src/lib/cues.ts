/** What is heard and felt of what happens: short sounds, synthesised in the browser, and vibration. */

import type { Happening } from '../api/scene'
import { settings } from '../state/settings.svelte'

/** A motion that begins or lands, or how it all ended. */
export type Cue =
  | 'roll'
  | 'climb'
  | 'slide'
  | 'fly'
  | 'strike'
  | 'card'
  | Exclude<NonNullable<Happening['sound']>, ''>

/** A note: its pitch in hertz, start and length in seconds, and the pitch it ends at where it glides. */
type Note = [number, number, number, number?]
const TUNES: Record<Cue, Note[]> = {
  roll: [0, 0.06, 0.13, 0.19].map((at, i) => [180 + i * 35, at, 0.04]),
  step: [[440, 0, 0.06]],
  climb: [[560, 0, 0.05, 640]],
  slide: [[620, 0, 0.45, 170]],
  fly: [[300, 0, 0.4, 990]],
  place: [[220, 0, 0.09]],
  strike: [[140, 0, 0.16, 70]],
  card: [
    [700, 0, 0.04],
    [880, 0.06, 0.05],
  ],
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
/** Milliseconds, on and off in turn. */
const BUZZES: Record<Cue, number[]> = {
  roll: [15, 45, 15, 45, 15],
  step: [8],
  climb: [8],
  slide: [30],
  fly: [25],
  place: [15],
  strike: [45],
  card: [12],
  good: [15, 40, 15],
  bad: [60],
  win: [25, 50, 25, 50, 70],
}
const WOODEN: readonly Cue[] = ['roll', 'place', 'strike']
let player: AudioContext | undefined

/** Gives a cue to those who asked for it in the settings. */
export function give(cue: Cue) {
  if (settings.sound) play(cue)
  if (settings.vibration && 'vibrate' in navigator) navigator.vibrate(BUZZES[cue])
}

function play(cue: Cue) {
  player ??= new AudioContext()
  for (const [pitch, at, long, end] of TUNES[cue]) {
    const start = player.currentTime + at
    const [voice, volume] = [player.createOscillator(), player.createGain()]
    voice.type = WOODEN.includes(cue) ? 'triangle' : 'sine'
    voice.frequency.setValueAtTime(pitch, start)
    if (end) voice.frequency.exponentialRampToValueAtTime(end, start + long)
    volume.gain.setValueAtTime(0.16, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + long)
    voice.connect(volume).connect(player.destination)
    voice.start(start)
    voice.stop(start + long)
  }
}
