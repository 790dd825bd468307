/**
 * The second click of a double click is meant for what the first one hit. Where something else is under the
 * finger by then, or the same button says something else, it is dropped, so that nobody passes who wanted to
 * place. Clicks by the keyboard and by programs count no clicks: their `detail` is 0.
 */
export function onlyMeant(): (event: MouseEvent) => void {
  let hit: Element | null = null
  let said = ''
  return (event) => {
    const control = (event.target as Element).closest('button, a, summary, [data-id]')
    const says = control?.textContent ?? ''
    if (event.detail > 1 && (control !== hit || says !== said)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    hit = control
    said = says
  }
}
