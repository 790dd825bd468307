/** What leaves the page: text copied to the clipboard, and files to download. */

/** Copies a link to the clipboard; false if the browser does not allow it. */
export async function copied(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    return false
  }
}

/** Offers a text as a file to download. */
export function download(name: string, text: string, type = 'application/json') {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
