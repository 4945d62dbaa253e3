import {
  CacheFirst,
  createPartialResponse,
  ExpirationPlugin,
  NetworkOnly,
  type RouteHandlerCallback,
  type RuntimeCaching,
  type SerwistOptions,
  type SerwistPlugin,
} from 'serwist'
import { findAsked, takeBack } from '@/lib/client/asked-pages'
import { isKeepablePath } from '@/lib/client/is-keepable-path'
import {
  fileCache,
  isBuildFile,
  isForEverybody,
  isPicturePath,
  isSoundPath,
  keptDays,
  keptFileDays,
  pageCache,
  pictureCache,
} from '@/lib/client/kept-pages'
import { isTooOld, matchOptions } from '@/lib/client/worker/ages'
import { isCodePath } from '@/lib/client/worker/code-in-path'
import { dropLooseMarks, learnMarks } from '@/lib/client/worker/marks'
import { offlinePath, PageFirst, patienceSeconds, ScannedCode } from '@/lib/client/worker/scanned-code'
import { daySeconds } from '@/lib/shared/durations'
import { readAddress } from '@/lib/shared/page-address.mjs'

/** One copy a page, whatever its query; no response made for one caller. */
const onlyForEverybody: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url)
    return origin + pathname
  },
  cacheWillUpdate: async ({ request, response }) => {
    if (isForEverybody(response)) return response
    // Closed, moved, hidden or made private: its copy is removed too.
    const isGone = response.status === 404 || response.status === 410 || response.type === 'opaqueredirect'
    if (isGone || response.redirected) await forget(request)
    return null
  },
}

async function forget(request: Request): Promise<void> {
  const { origin, pathname } = new URL(request.url)
  const cache = await caches.open(pageCache)
  await Promise.all([cache.delete(origin + pathname, { ignoreVary: true }), takeBack(pathname)])
  await dropLooseMarks()
}

/** Falls back to asked pages when the cache has nothing younger. Also called on a cache miss. */
const askedFor: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? (await findAsked(request.url)),
}

/** Offline, another size of the same picture is better than none. */
const anySize: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !/no-store/.test(response.headers.get('cache-control') ?? '') ? response : null,
  handlerDidError: async ({ request }) => {
    const folder = request.url.slice(0, request.url.lastIndexOf('/') + 1)
    const cache = await caches.open(pictureCache)
    const other = (await cache.keys()).find(({ url }) => url.startsWith(folder))
    return (other && (await cache.match(other, { ignoreVary: true }))) ?? findAsked(request.url, true)
  },
}

/** The expiration plugin refreshes a copy's age before checking it, so expired copies are rejected here. */
const notTooOld: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cacheName, cachedResponse, request }) => {
    return cachedResponse && !(await isTooOld(cacheName, request.url)) ? cachedResponse : null
  },
}

/** The classic page has no script to send the keep message (keep.ts). */
const marksOfClassic: SerwistPlugin = {
  cacheDidUpdate: async ({ request }) => {
    const { pathname } = new URL(request.url)
    const address = readAddress(pathname)
    if (address?.kind === 'page' && address.layout === 'classic-memorial') await learnMarks(pathname)
  },
}

const limited = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * daySeconds,
    maxAgeFrom: 'last-used',
    matchOptions,
    purgeOnQuotaError: true,
  })

export const pages = new PageFirst({
  cacheName: pageCache,
  networkTimeoutSeconds: patienceSeconds,
  matchOptions,
  plugins: [onlyForEverybody, notTooOld, limited(60, keptDays), askedFor, marksOfClassic],
})

export const pictures = new CacheFirst({
  cacheName: pictureCache,
  matchOptions,
  plugins: [anySize, notTooOld, limited(400, keptDays), askedFor],
})

export const files = new CacheFirst({
  cacheName: fileCache,
  matchOptions,
  plugins: [limited(400, keptFileDays)],
})

/** Music of an asked page plays from the device, in the ranges that browsers ask for. No other sound is stored. */
export const playSound: RouteHandlerCallback = async ({ request }) => {
  const kept = await findAsked(request.url)
  if (!kept) return fetch(request)
  return request.headers.has('range') ? createPartialResponse(request, kept) : kept
}

/** API calls and everything else go to the network as if there were no worker. */
export const routes: RuntimeCaching[] = [
  {
    matcher: ({ request, sameOrigin, url }) =>
      sameOrigin && request.mode === 'navigate' && isKeepablePath(url.pathname),
    handler: pages,
  },
  {
    // Also opened directly, where the lightbox cannot load.
    matcher: ({ request, sameOrigin, url }) =>
      sameOrigin && isPicturePath(url.pathname) && (request.destination === 'image' || request.mode === 'navigate'),
    handler: pictures,
  },
  {
    matcher: ({ request, sameOrigin, url }) =>
      sameOrigin && isSoundPath(url.pathname) && request.destination === 'audio',
    handler: playSound,
  },
  {
    matcher: ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isCodePath(url.pathname),
    handler: new ScannedCode(),
  },
  { matcher: ({ request }) => request.mode === 'navigate', handler: new NetworkOnly() },
  { matcher: ({ sameOrigin, url }) => sameOrigin && isBuildFile(url.pathname), handler: files },
]

/** For when there is neither connection nor a kept page. */
export const offlineFallback: NonNullable<SerwistOptions['fallbacks']> = {
  entries: [{ url: offlinePath, matcher: ({ request }) => request.destination === 'document' }],
}
