const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * A label preceded by any visible text it leaves out: people who control the page by voice say what they see.
 */
export function accessibleName(label: string, seen: string[]): string {
  const said: string[] = words(label)
  const missing = seen.filter((text) => words(text).some((word) => !said.includes(word)))
  return [...missing, label].join(': ')
}
