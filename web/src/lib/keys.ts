/** Keys that work wherever the focus is, as long as nobody is typing. */
import type { Hand } from '../state/hand.svelte'

export interface Commands {
  roll?: () => void
  undo?: () => void
  hint?: () => void
  next?: () => void
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && !!target.closest('input, select, textarea, dialog')
const pressing = (target: EventTarget | null) =>
  target instanceof Element && !!target.closest('button, a, summary')

/** A button is pressed once by a key that is held. */
export function pressOnce(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter' && pressing(event.target)) event.preventDefault()
}

/** Does what a key stands for, and while it is held only what turns a piece; whether there was anything to do. */
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
  event.shiftKey ? undefined : hand.turns.find((each) => each.key === event.key)

function meaning({ key, target }: KeyboardEvent, hand: Hand, commands: Commands): (() => void) | undefined {
  if (key === 'Escape') return hand.path.length ? () => hand.back() : undefined
  if ((key === ' ' || key === 'Enter') && !pressing(target)) return commands.roll
  if (hand.shape && key.toLowerCase() === 'n') return commands.next
  const step = hand.byKey(key)
  if (step !== undefined) return () => hand.choose(step)
  return { r: commands.roll, u: commands.undo, h: commands.hint }[key.toLowerCase()]
}
