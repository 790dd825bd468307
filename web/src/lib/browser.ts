/** Handing things out of the page: to the clipboard, and as a file. */

/** Whether a link could be put on the clipboard: not every browser allows it. */
export async function copied(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    return false
  }
}

/** Lets the reader keep a text as a file. */
export function download(name: string, text: string, type = 'application/json') {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
