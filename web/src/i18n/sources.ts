/** The catalogues as they lie in the repository, for tests. */
const files: Record<string, string> = import.meta.glob('../../../src/boardloom/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The text of a catalogue, by the end of its path. */
export function sources(path: string): string {
  return Object.entries(files).find(([file]) => file.endsWith(path))?.[1] ?? ''
}

/** All catalogues of the house in a language. */
export function house(language: string): string {
  return Object.entries(files)
    .filter(([file]) => file.includes(`/boardloom/words/${language}/`))
    .map(([, text]) => text)
    .join('\n')
}
