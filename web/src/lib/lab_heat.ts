/** How often cells are landed on, for boards that paint it over them. */
import { getContext, setContext } from 'svelte'

const HEAT = Symbol('how often cells are landed on')

/** By cell: how much of the greatest heat it has, from 0 to 1; of differences from -1, where it is colder. */
export type Warmth = ReadonlyMap<string, number>

/** Says how warm cells are, for the boards that a component contains. */
export const provideHeat = (warmth: () => Warmth) => setContext(HEAT, warmth)

/** How warm the cells of a board are; nothing unless somebody says so. */
export const useHeat = (): (() => Warmth) | undefined => getContext(HEAT)
