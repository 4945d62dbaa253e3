import { pageCache } from '@/lib/client/kept-pages'

/**
 * Fills the list from the worker's cache, each page once, as it was last read. Plain script in the page: without
 * connection no file of it may be needed.
 */
export const listKeptPages = `(async () => {
  if (!('caches' in window)) return
  const list = document.getElementById('gemte-sider')
  const cache = await caches.open('${pageCache}')
  const told = new Set()
  for (const request of (await cache.keys()).reverse()) {
    const slug = request.url.split('/').pop()
    if (told.has(slug)) continue
    told.add(slug)
    const answer = await cache.match(request, { ignoreVary: true })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const link = document.createElement('a')
    link.href = new URL(request.url).pathname
    link.className = 'flex min-h-touch items-center py-2 font-serif text-xl text-link underline-offset-4 hover:underline'
    link.textContent = page.querySelector('h1')?.textContent || link.pathname
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
    document.getElementById('gemte').hidden = false
  }
})()`
