/** Dates, numbers and lists as the language writes them. */
import { series } from '../api/words'
import { direction, locale, say } from './state.svelte'

/** A number, with as many decimals as asked for, or as it has. */
export const number = (value: number, decimals?: number): string =>
  new Intl.NumberFormat(locale(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)

export const percent = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(share)

export const moment = (at: number): string =>
  new Date(at).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' })

export const listed = (items: string[]): string => say(series('and', items))

/** A sign among words of the page, such as », the way round that the board shows it. */
export const asDrawn = (sign = ''): string => (direction() === 'rtl' ? `\u2066${sign}\u2069` : sign)
