/** How games end. */

/** Whether nobody has won: all share the first place. */
export const isDrawn = (places: number[]): boolean =>
  places.length > 1 && places.every((place) => place === 1)
