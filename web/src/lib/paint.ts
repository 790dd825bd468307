/** Colours of tones, as app.css names them. */
const BASE = 6

/** The colour of a tone. What belongs to a seat has the seat's colour. */
export function paint(tone = 'plain'): string {
  return `var(--${tone.replace(/^token/, 'seat')}, var(--plain))`
}

/** The colour of a seat whose player chose none: six that all eyes tell apart, then others between them. */
export function seatColour(seat: number, chosen = ''): string {
  if (chosen) return chosen
  return seat < BASE ? '' : `hsl(${(seat * 137.5) % 360} 55% ${45 + (seat % 3) * 12}%)`
}

/** Gives the colours of the seats, as their players chose them, to all that is inside an element. */
export function palette(colours: string[]) {
  return (element: HTMLElement) => {
    colours.forEach((chosen, seat) => {
      const colour = seatColour(seat, chosen)
      if (colour) element.style.setProperty(`--seat${seat}`, colour)
      else element.style.removeProperty(`--seat${seat}`)
    })
  }
}
