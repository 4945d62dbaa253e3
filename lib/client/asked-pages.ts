import { addMusic } from '@/lib/client/asked-music'
import { isKeepablePath } from '@/lib/client/is-keepable-path'
import {
  askedPrefix,
  isAskedFor,
  isForEverybody,
  isPicturePath,
  isSoundPath,
  pageCache,
  pictureCache,
} from '@/lib/client/kept-pages'

/** The most pages a device keeps on request: a family's graves, not a whole graveyard. */
export const maxAskedPages = 20

const matchOptions = { ignoreVary: true }
const cacheOf = (path: string) => askedPrefix + path

/** The paths of the pages this device was asked to keep. */
export async function listAskedPages(): Promise<string[]> {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(askedPrefix)).map((name) => name.slice(askedPrefix.length))
}

/**
 * Keeps a page with its pictures and music until it is taken back. Each page has its own cache, so that they come and
 * go together. Fetched without cookies: only the public version is kept. 'less_music': kept, but not all its music is.
 */
export async function askToKeep(
  path: string,
  pictures: string[],
  music: string[] = [],
): Promise<'kept' | 'less_music' | 'full' | 'failed'> {
  if (!isKeepablePath(path)) return 'failed'
  const asked = await listAskedPages()
  if (!asked.includes(path) && asked.length >= maxAskedPages) return 'full'
  try {
    const page = new URL(path, location.origin).href
    const answer = await fetch(page, { credentials: 'omit', cache: 'no-store' })
    if (!isForEverybody(answer)) return 'failed'
    const cache = await caches.open(cacheOf(path))
    await cache.put(page, answer)
    await addPictures(cache, pictures)
    return (await addMusic(cache, music)) ? 'kept' : 'less_music'
  } catch {
    // No connection, or no space on the device: drop the half-kept page.
    await takeBack(path)
    return 'failed'
  }
}

/** Removes an asked page, with its pictures and music, because the visitor took it back or the page is gone. */
export async function takeBack(path: string): Promise<void> {
  await caches.delete(cacheOf(path))
}

/**
 * Updates an asked page after a visit; other pages are left alone. Pictures and music no longer on the page are removed.
 */
export async function refreshAsked(path: string, pictures: string[], music: string[] = []): Promise<void> {
  const page = new URL(path, location.origin).href
  const seen = await caches.match(page, { ...matchOptions, cacheName: pageCache })
  if (!seen) return
  const text = await seen.clone().text()
  // As late as possible: opening a cache that was just taken back would recreate it.
  if (!(await isAskedFor(path))) return
  const cache = await caches.open(cacheOf(path))
  await cache.put(page, seen)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    const isPart = isPicturePath(pathname) || isSoundPath(pathname)
    if (isPart && !text.includes(folderOf(url))) await cache.delete(url, matchOptions)
  }
  await addPictures(cache, pictures)
  await addMusic(cache, music)
}

/** The response for an address, from any asked page that has it; another size of a picture if `anySize`. */
export async function findAsked(address: string, anySize = false): Promise<Response | undefined> {
  for (const path of await listAskedPages()) {
    const cache = await caches.open(cacheOf(path))
    const exact = await cache.match(address, matchOptions)
    if (exact) return exact
    const isOther = (url: string) => folderOf(url) === folderOf(address) && isPicturePath(new URL(url).pathname)
    const other = anySize && (await cache.keys()).find(({ url }) => isOther(url))
    if (other) return cache.match(other, matchOptions)
  }
}

/** Best effort: a page is worth keeping without a picture that cannot be fetched. */
async function addPictures(cache: Cache, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const { origin, pathname } = new URL(address, location.origin)
    const picture = origin + pathname
    if (origin !== location.origin || !isPicturePath(pathname) || (await cache.match(picture, matchOptions))) continue
    const known = await caches.match(picture, { ...matchOptions, cacheName: pictureCache })
    const answer = known ?? (await fetch(picture, { credentials: 'omit' }).catch(() => null))
    const mayBeKept = answer?.status === 200 && !/no-store/.test(answer.headers.get('cache-control') ?? '')
    if (answer && mayBeKept) await cache.put(picture, answer)
  }
}

/** The part of the path all sizes of one picture share. */
function folderOf(address: string): string {
  const { pathname } = new URL(address, location.origin)
  return pathname.slice(0, pathname.lastIndexOf('/') + 1)
}
