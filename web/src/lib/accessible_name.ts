const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A name that begins with what is seen and it leaves out, so that one may say what one sees. */
export function accessibleName(label: string, seen: string[]): string {
  const said: string[] = words(label)
  const missing = seen.filter((text) => words(text).some((word) => !said.includes(word)))
  return [...missing, label].join(': ')
}
