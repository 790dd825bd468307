/** What the games and the server say, in German; `told.ts` explains the gaps. */
import type { Patterns } from '../told'
import { blokus } from './blokus.ts'
import { custom } from './custom.ts'
import { dice } from './dice.ts'
import { everywhere } from './everywhere.ts'
import { house } from './house.ts'
import { ludo } from './ludo.ts'
import { snakes } from './snakes.ts'

export const patterns: Patterns = [...house, ...everywhere, ...snakes, ...custom, ...ludo, ...dice, ...blokus]
