import { buttonVariants } from '@/components/ui/button-variants'
import { askedPrefix, markCache, pageCache, pictureCache } from '@/lib/client/kept-pages'

const linkClass = 'flex min-h-touch items-center py-2 font-serif text-xl text-link underline-offset-4 hover:underline'

const stoneText = 'Stenen fører til to mindesider. Vælg, hvem du vil besøge.'

/**
 * Removes a page from the device in all its layouts, asked page or not, with the pictures that no other kept page
 * shows. An asked page has its pictures in its own cache.
 */
const removePage = `
  const removePage = async (slug) => {
    const pages = await caches.open('${pageCache}')
    const gone = []
    const others = []
    for (const request of await pages.keys()) {
      const answer = await pages.match(request, { ignoreVary: true })
      const isIt = slugOf(new URL(request.url).pathname) === slug
      if (answer) (isIt ? gone : others).push(await answer.text())
      if (isIt) await pages.delete(request, { ignoreVary: true })
    }
    for (const name of await caches.keys()) {
      if (name.startsWith('${askedPrefix}') && slugOf(name) === slug) await caches.delete(name)
    }
    await (await caches.open('${markCache}')).delete('/api/memorials/' + slug + '/code-marks')
    const pictures = await caches.open('${pictureCache}')
    for (const request of await pictures.keys()) {
      const { pathname } = new URL(request.url)
      const shows = (text) => text.includes(pathname.slice(0, pathname.lastIndexOf('/') + 1))
      if (gone.some(shows) && !others.some(shows)) await pictures.delete(request, { ignoreVary: true })
    }
  }`

/** The button that removes one page. Offline the page cannot be fetched again, so it asks for confirmation. */
const removalOf = `
  const removalOf = (slug, name, item) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = '${buttonVariants({ variant: 'outline', size: 'compact' })}'
    button.textContent = 'Fjern'
    button.setAttribute('aria-label', 'Fjern siden for ' + name + ' fra denne enhed')
    button.addEventListener('click', async () => {
      if (!confirm('Vil du fjerne siden for ' + name + ' fra denne enhed? Den kan først åbnes igen, når der er forbindelse.')) return
      await removePage(slug)
      const next = item.nextElementSibling || item.previousElementSibling
      item.remove()
      if (!next) document.getElementById('gemte').hidden = true
      document.getElementById('gemte-svar').textContent = 'Siden for ' + name + ' er fjernet fra denne enhed.'
      const goOn = next ? next.querySelector('button') : document.getElementById('gemte-svar')
      goOn.focus()
    })
    return button
  }`

/**
 * Fills the list from the service worker's caches: each page once, as last visited, with asked pages marked and a
 * button to remove each. At a stone for two it lists those two (lib/client/worker). An inline script: offline, no file
 * can be fetched.
 */
export const listKeptPages = `(async () => {
  if (!('caches' in window)) return
  const list = document.getElementById('gemte-sider')
  const slugOf = (address) => address.split('/').pop()${removePage}${removalOf}
  const asked = (await caches.keys()).filter((name) => name.startsWith('${askedPrefix}'))
  const staying = new Set(asked.map(slugOf))
  const cache = await caches.open('${pageCache}')
  const found = (await cache.keys()).reverse().map(({ url }) => [cache, new URL(url).pathname])
  for (const name of asked) found.push([await caches.open(name), name.slice(${askedPrefix.length})])
  const told = new Set()
  const stone = document.documentElement.dataset.stone?.split(' ')
  if (stone) document.getElementById('gemte-besked').textContent = '${stoneText}'
  for (const [kept, path] of found) {
    const slug = slugOf(path)
    if (told.has(slug) || (stone && !stone.includes(slug))) continue
    const answer = await kept.match(path, { ignoreVary: true })
    if (!answer) continue
    told.add(slug)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const link = document.createElement('a')
    link.href = path
    link.className = '${linkClass}'
    link.textContent = page.querySelector('h1')?.textContent || path
    const words = document.createElement('div')
    words.className = 'min-w-0 wrap-anywhere'
    words.append(link)
    if (staying.has(slug)) {
      const mark = document.createElement('p')
      mark.className = '-mt-2 pb-2 text-muted-foreground text-sm'
      mark.textContent = 'Bliver på denne enhed'
      words.append(mark)
    }
    const item = document.createElement('li')
    item.className = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1'
    item.append(words, removalOf(slug, link.textContent, item))
    list.append(item)
    document.getElementById('gemte').hidden = false
  }
})()`
