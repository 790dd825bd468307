/** Keyboard shortcuts of the match page. They work wherever the focus is, except while typing. */
import type { Hand } from '../state/hand.svelte'

export interface Commands {
  roll?: () => void
  undo?: () => void
  hint?: () => void
  next?: () => void
  zoom?: (nearer: boolean) => void
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && !!target.closest('input, select, textarea, dialog')
const pressing = (target: EventTarget | null) =>
  target instanceof Element && !!target.closest('button, a, summary')

/** Keeps a held Enter key from pressing a button again and again. */
export function pressOnce(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter' && pressing(event.target)) event.preventDefault()
}

/**
 * Runs the command of a key and says whether there was one. Of keys held down, only those that turn a piece
 * repeat.
 */
export function press(event: KeyboardEvent, hand: Hand, commands: Commands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing(event.target))
    return false
  const turn = turning(event, hand)
  const act = turn ? () => hand.turn(turn) : event.repeat ? undefined : meaning(event, hand, commands)
  if (!act) return false
  event.preventDefault()
  act()
  return true
}

const turning = (event: KeyboardEvent, hand: Hand) =>
  event.shiftKey
    ? undefined
    : hand.turns.find((each) => each.key === event.key || each.letter === event.key.toLowerCase())

function meaning({ key, target }: KeyboardEvent, hand: Hand, commands: Commands): (() => void) | undefined {
  if (key === 'Escape') return hand.path.length ? () => hand.back() : undefined
  if ((key === ' ' || key === 'Enter') && !pressing(target))
    return hand.aimed ? () => hand.confirm() : commands.roll
  if (hand.shape && key.toLowerCase() === 'n') return commands.next
  const step = hand.byKey(key)
  if (step !== undefined) return () => hand.choose(step)
  if (['+', '=', '-'].includes(key)) return () => commands.zoom?.(key !== '-')
  return { r: commands.roll, u: commands.undo, h: commands.hint }[key.toLowerCase()]
}
