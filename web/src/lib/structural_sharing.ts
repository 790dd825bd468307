/**
 * `after`, with every part that equals its counterpart in `before` replaced by that very object.
 *
 * Svelte compares objects by identity, so only what changed is drawn again.
 */
export function share<Value>(before: Value, after: Value): Value {
  if (before === after) return before
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared = after.map((value, i) => share(before[i], value))
    const same = before.length === after.length && shared.every((value, i) => value === before[i])
    return same ? before : (shared as Value)
  }
  if (isRecord(before) && isRecord(after)) {
    const shared = Object.fromEntries(
      Object.entries(after).map(([key, value]) => [key, share(before[key], value)]),
    )
    const keys = Object.keys(before)
    const same =
      keys.length === Object.keys(shared).length && keys.every((key) => before[key] === shared[key])
    return same ? before : (shared as Value)
  }
  return after
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same for lists whose items have an id and may have changed places. */
export function shareById<Thing extends { id: string }>(before: Thing[], after: Thing[]): Thing[] {
  const known = new Map(before.map((thing) => [thing.id, thing]))
  return after.map((thing) => share(known.get(thing.id) ?? thing, thing))
}
