import { settings } from '../state/settings.svelte'

/**
 * The colours players choose from, chosen to be distinct for colour-blind people. The first ones are the
 * seats' own, in order.
 */
export const palette: { name: ColourName; value: string }[] = [
  { name: 'blue', value: '#2e6fd8' },
  { name: 'gold', value: '#f2b705' },
  { name: 'red', value: '#d9433f' },
  { name: 'green', value: '#2a9d6f' },
  { name: 'violet', value: '#7a4fbf' },
  { name: 'orange', value: '#e38b12' },
  { name: 'pink', value: '#cc5c9a' },
  { name: 'teal', value: '#2b8fa8' },
  { name: 'sky', value: '#46a8d8' },
  { name: 'brown', value: '#8c5a2b' },
  { name: 'grey', value: '#7a7f87' },
  { name: 'lime', value: '#7fae2e' },
  { name: 'rose', value: '#f08bb0' },
  { name: 'sand', value: '#d0a878' },
  { name: 'navy', value: '#2b3a80' },
  { name: 'black', value: '#3a3f4b' },
]

export type ColourName =
  | 'blue'
  | 'orange'
  | 'green'
  | 'pink'
  | 'gold'
  | 'sky'
  | 'violet'
  | 'brown'
  | 'grey'
  | 'red'
  | 'teal'
  | 'lime'
  | 'rose'
  | 'sand'
  | 'navy'
  | 'black'

/** The first colour of the palette that is not taken; where all are, the first computed one. */
export function spareColour(taken: string[]): string {
  const spare = palette.find((colour) => !taken.includes(colour.value))
  if (spare) return spare.value
  let number = BASE
  while (taken.includes(computed(number))) number++
  return computed(number)
}

/** A colour for each number, as `seatColour` gives it, in the way that colours are written to the server. */
function computed(number: number): string {
  const [saturation, light] = [0.55, (45 + (number % 3) * 12) / 100]
  const part = (of: number) => {
    const turn = (of + (number * 137.5) / 30) % 12
    const shade =
      light - saturation * Math.min(light, 1 - light) * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
    return Math.round(255 * shade)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

/** Seats below this number have a colour in app.css. */
const BASE = 8

/** The CSS colour of a tone, as app.css names it. Tokens have the colour of their seat. */
export function paint(tone = 'plain'): string {
  return `var(--${tone.replace(/^token/, 'seat')}, var(--plain))`
}

/** What fills a piece besides its colour, as the server's `materials.py` names it; nothing unless asked for. */
export function pattern(worn = ''): string | undefined {
  return worn && settings.patterns ? `url(#bl-${worn})` : undefined
}

/**
 * The colour of a seat: the chosen one; empty where app.css has one; else one computed from the seat's
 * number.
 */
export function seatColour(seat: number, chosen = ''): string {
  if (chosen) return chosen
  return seat < BASE ? '' : `hsl(${(seat * 137.5) % 360} 55% ${45 + (seat % 3) * 12}%)`
}

const DASHES = ['', '9 4', '3 3', '12 4 3 4', '6 6', '16 5']

/** How the line of a seat is dashed in charts, so that colour is never all that tells lines apart. */
export const dashes = (seat: number): string => DASHES[seat % DASHES.length] ?? ''

/**
 * An attachment that sets the colours of the seats, as their players chose them, for everything inside an
 * element.
 */
export function seatColours(colours: string[]) {
  return (element: HTMLElement) => {
    colours.forEach((chosen, seat) => {
      const colour = seatColour(seat, chosen)
      if (colour) element.style.setProperty(`--seat${seat}`, colour)
      else element.style.removeProperty(`--seat${seat}`)
    })
  }
}
