/** Keeps the keyboard focus where people act: what they pressed may be gone once it has been done. */
import { tick } from 'svelte'

const FOCUSABLE = 'button, a[href], input, select, textarea, summary, [tabindex]'
/** Where the focus goes, in this order. */
const NEXT = ['.act', '[data-id][tabindex="0"]', '.actions']

/**
 * An attachment for the page of a match. Whenever something changes and the element that had the focus is gone,
 * the focus goes to the raised action.
 */
export function focusKept(changes: () => unknown) {
  return (page: HTMLElement) => {
    let inside = false
    const come = () => {
      inside = true
    }
    const press = (event: PointerEvent) => {
      if (!(event.target as Element).closest(FOCUSABLE)) inside = false
    }
    const keep = () => {
      if (!inside || document.activeElement !== document.body) return
      const next = NEXT.map((what) => page.querySelector<HTMLElement>(what)).find((found) => found)
      next?.focus({ preventScroll: true })
    }
    page.addEventListener('focusin', come)
    document.addEventListener('pointerdown', press)
    $effect(() => {
      void changes()
      tick().then(keep)
    })
    return () => {
      page.removeEventListener('focusin', come)
      document.removeEventListener('pointerdown', press)
    }
  }
}
