/** Where players sit around a table. */

/** A place in percent of the table, on wide screens and on narrow ones. */
export interface Place {
  x: number
  y: number
  narrowX: number
  narrowY: number
}

/** How much of the table is between its middle and a place. */
const ACROSS = 45.7
const UP = 40
const MIDDLE = 45
const ME: Place = { x: 50, y: 99, narrowX: 50, narrowY: 95.5 }
/** On narrow screens: columns at both sides, rows from above. */
const LEFT = 17
const FIRST = 14
const ROW = 23

/** The places of all seats: `first` sits at the bottom, the others clockwise from there. */
export function places(count: number, first: number): Place[] {
  const around = [ME, ...Array.from({ length: count - 1 }, (_, i) => other(count, i + 1))]
  return Array.from({ length: count }, (_, seat) => around[(seat - first + count) % count] ?? ME)
}

function other(count: number, turn: number): Place {
  const angle = (2 * Math.PI * turn) / count
  const opposite = 2 * turn === count
  const left = 2 * turn < count
  // Counted from above, on either side; who sits opposite has the first row alone.
  const row = Math.ceil(count / 2) - 1 - (left ? turn : count - turn) + (count % 2 ? 0 : 1)
  return {
    x: 50 - ACROSS * Math.sin(angle),
    y: MIDDLE + UP * Math.cos(angle),
    narrowX: opposite ? 50 : left ? LEFT : 100 - LEFT,
    narrowY: opposite ? FIRST / 2 : FIRST + ROW * Math.max(0, row),
  }
}
