/** The sprites that were seen so far, by key. Keys are hashes of what is drawn, so they never clash. */
import { SvelteMap } from 'svelte/reactivity'
import type { Board, Scene, Sprite } from '../api/scene'

export const sprites = new SvelteMap<string, Sprite>()

/** Keeps the sprites that came with a board or a scene, so that `<use>` finds them. */
export function keepSprites(...seen: (Board | Scene | undefined)[]) {
  for (const shown of seen)
    for (const [key, sprite] of Object.entries(shown?.sprites ?? {}))
      if (!sprites.has(key)) sprites.set(key, sprite)
}
