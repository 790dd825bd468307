/** A small router: the current path, and navigation without loading the page again. */
let path = $state(location.pathname)
addEventListener('popstate', () => {
  path = location.pathname
})

export const here = {
  get path() {
    return path
  },
}

export function go(to: string) {
  history.pushState(null, '', to)
  path = location.pathname
  scrollTo(0, 0)
}

/** Handles clicks on links to pages of this site without loading the page again. */
export function follow(event: MouseEvent) {
  const link = (event.target as Element).closest('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.pathname.startsWith('/api') || link.pathname.endsWith('.py') || link.pathname === '/docs') return
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
