/** What the page on the screen puts into the header: the name of its game, and its own buttons. */
import type { Snippet } from 'svelte'

class Header {
  game = $state('')
  /** What is to be known of the table as a whole. */
  note = $state('')
  tools: Snippet | undefined = $state.raw()

  clear() {
    this.game = this.note = ''
    this.tools = undefined
  }
}

export const header = new Header()
