/** A die as a cube: what its sides show, how it is turned to show one of them, and how light falls on them. */

/** How each side is turned away from the front. Opposite sides of a usual die add up to seven. */
export const SIDES = [
  '',
  'rotateY(90deg)',
  'rotateX(90deg)',
  'rotateX(-90deg)',
  'rotateY(-90deg)',
  'rotateY(180deg)',
] as const
const FRONT = [
  '',
  'rotateY(-90deg)',
  'rotateX(-90deg)',
  'rotateX(90deg)',
  'rotateY(90deg)',
  'rotateY(180deg)',
]
/** By what is in front: the sides above and to the right. */
const ABOVE = [2, 2, 5, 0, 2, 2]
const RIGHT = [1, 5, 1, 1, 0, 4]
const TILT = 'rotateX(-20deg) rotateY(-24deg)'
const USUAL = ['1', '2', '3', '4', '5', '6']

const ON_EDGE = 'rotateX(-30deg) rotateY(-45deg)'

/** What the six sides show, so that one of them shows this face. */
export function sidesOf(face: string, own: string[]): string[] {
  if (!face && !own.length) return ['', '', '', '', '', '']
  const all = own.length ? own : USUAL
  if (!own.length && !USUAL.includes(face)) return [face, '', '', '', '', '']
  const six = Array.from({ length: 6 }, (_, i) => all[i % all.length] ?? '')
  return !face || six.includes(face) ? six : [face, ...six.slice(1)]
}

/** The turn that shows a side, and further turns before it comes to rest. One that was not thrown shows none. */
export function pose(side: number, x = 0, y = 0): string {
  return `${side < 0 ? ON_EDGE : TILT} rotateX(${x}deg) rotateY(${y}deg) ${FRONT[side] ?? ''}`
}

/** How much shade lies on each side while this one is in front: light comes from above. */
export function shades(shown: number): number[] {
  const front = Math.max(0, shown)
  return SIDES.map((_, side) =>
    side === front ? 0.03 : side === ABOVE[front] ? 0 : side === RIGHT[front] ? 0.2 : 0.3,
  )
}
