/** Dice are thrown beside the board, unless they say that they lie on the table. */
import type { Node } from '../api/scene'

export const isBeside = (node: Node) => node.kind === 'die' && node.look !== 'table'
