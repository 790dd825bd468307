/** The figures of the lab as people read them. */

/** How each figure is written: times what, and with how many decimals; with its sign, where 0 is fair. */
interface Written {
  scale: number
  decimals: number
  signed?: boolean
  /** The least range that its scale shows. */
  range: number
}

export const FIGURES: Record<string, Written> = {
  edge: { scale: 100, decimals: 1, signed: true, range: 1 },
  rounds: { scale: 1, decimals: 1, range: 4 },
  lead_changes: { scale: 1, decimals: 1, range: 2 },
  decided_at: { scale: 100, decimals: 1, range: 4 },
  dead_time: { scale: 100, decimals: 1, range: 2 },
  depth: { scale: 1, decimals: 0, range: 40 },
}

const plain: Written = { scale: 1, decimals: 2, range: 1 }

/** A value in the unit of its figure. */
export const scaled = (name: string, value: number): number => value * (FIGURES[name] ?? plain).scale

/** A value as it is written; `signed`: with its sign, as of a difference. */
export function written(locale: string, name: string, value: number, signed = false): string {
  const { decimals, signed: always } = FIGURES[name] ?? plain
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed || always ? 'exceptZero' : 'auto',
  }).format(scaled(name, value))
}

export interface Scale {
  least: number
  most: number
  /** Where a value stands, from 0 to 100. */
  at: (value: number) => number
}

/** A scale on which all these values can be told apart, in the figure's own unit. */
export function scaleOf(name: string, values: number[]): Scale {
  const all = values.map((value) => scaled(name, value))
  const { range } = FIGURES[name] ?? plain
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const half = Math.max(range, 1.5 * (high - low)) / 2
  const middle = (low + high) / 2
  const [least, most] = [middle - half, middle + half]
  return {
    least,
    most,
    at: (value) => Math.max(0, Math.min(100, (100 * (scaled(name, value) - least)) / (most - least))),
  }
}
