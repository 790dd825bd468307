/** The sprites that were seen so far, by key. Keys are hashes of what is drawn, so they never clash. */
import { SvelteMap } from 'svelte/reactivity'
import type { Board, Editor, Happening, Node, Scene, Slot, Sprite } from '../api/scene'
import { settings } from './settings.svelte'

export const sprites = new SvelteMap<string, Sprite>()

/** Keeps the sprites that came with a board, a scene, what happens or an editor, so that `<use>` finds them. */
export function keepSprites(...seen: (Board | Scene | Happening | Editor | undefined)[]) {
  for (const shown of seen)
    for (const [key, sprite] of Object.entries(shown?.sprites ?? {}))
      if (!sprites.has(key)) sprites.set(key, sprite)
}

/** Where a node's words go: those that are drawn with it, or those above everything that belongs to the board. */
export const slotsOf = (node: Node, over: boolean): Slot[] =>
  (sprites.get(node.sprite ?? '')?.slots ?? []).filter(
    (slot) => (slot.over ?? false) === over && (settings.details || !slot.detail),
  )
