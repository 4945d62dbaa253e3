import { askedPrefix, pageCache } from '@/lib/client/kept-pages'

/**
 * Fills the list from the worker's caches, each page once, as it was last read; those that somebody asked to keep are
 * marked. Plain script in the page: without connection no file of it may be needed.
 */
export const listKeptPages = `(async () => {
  if (!('caches' in window)) return
  const list = document.getElementById('gemte-sider')
  const asked = (await caches.keys()).filter((name) => name.startsWith('${askedPrefix}'))
  const slugOf = (address) => address.split('/').pop()
  const staying = new Set(asked.map(slugOf))
  const cache = await caches.open('${pageCache}')
  const found = (await cache.keys()).reverse().map(({ url }) => [cache, new URL(url).pathname])
  for (const name of asked) found.push([await caches.open(name), name.slice(${askedPrefix.length})])
  const told = new Set()
  for (const [kept, path] of found) {
    const slug = slugOf(path)
    if (told.has(slug)) continue
    const answer = await kept.match(path, { ignoreVary: true })
    if (!answer) continue
    told.add(slug)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const link = document.createElement('a')
    link.href = path
    link.className = 'flex min-h-touch items-center py-2 font-serif text-xl text-link underline-offset-4 hover:underline'
    link.textContent = page.querySelector('h1')?.textContent || path
    const item = document.createElement('li')
    item.append(link)
    if (staying.has(slug)) {
      const mark = document.createElement('p')
      mark.className = '-mt-2 pb-2 text-muted-foreground text-sm'
      mark.textContent = 'Bliver på denne enhed'
      item.append(mark)
    }
    list.append(item)
    document.getElementById('gemte').hidden = false
  }
})()`
