import { CacheExpiration, type SerwistPlugin } from 'serwist'
import { beforeEach, expect, test, vi } from 'vitest'
import { askToKeep } from '@/lib/client/asked-pages'
import { askedPrefix, isAskedFor, pageCache, pictureCache } from '@/lib/client/kept-pages'
import { daySeconds } from '@/lib/shared/durations'
import { publicAnswer, stubAnswers, stubDeviceCaches } from '@/tests/factories/device-caches'
import { dropOldCopies } from './ages'

// Unless it is built for production, as ours is, the library tells a worker's console of every cache.
vi.stubEnv('NODE_ENV', 'production')
const { pages, pictures, playSound, routes } = await import('./caching')
vi.unstubAllEnvs()

// The library keeps when each copy was last used in IndexedDB, which only browsers have.
let unusedDays: number
let dropped: string[]

const nameOf = (age: CacheExpiration): string => Reflect.get(age, '_cacheName')
const isOver = (age: CacheExpiration) => unusedDays * daySeconds > Reflect.get(age, '_maxAgeSeconds')

const path = '/memorial/karen'
const picture = '/media/haven/640.webp'
const request = (at: string) => new Request(`https://mindelund.dk${at}`)

beforeEach(() => {
  unusedDays = 0
  dropped = []
  const { prototype } = CacheExpiration
  vi.spyOn(prototype, 'updateTimestamp').mockResolvedValue()
  vi.spyOn(prototype, 'isURLExpired').mockImplementation(async function (this: CacheExpiration) {
    return isOver(this)
  })
  vi.spyOn(prototype, 'expireEntries').mockImplementation(async function (this: CacheExpiration) {
    if (isOver(this)) dropped.push(nameOf(this))
  })
  stubDeviceCaches()
  stubAnswers({ [path]: publicAnswer('beholdt'), [picture]: publicAnswer('beholdt billede') })
})

/** The copy a strategy would show, after all its plugins. */
async function shownOf(plugins: SerwistPlugin[], cacheName: string, at: string, copy?: Response) {
  let cachedResponse = copy
  const event = Object.assign(new Event('fetch'), { waitUntil: () => undefined })
  for (const plugin of plugins) {
    const asked = { cacheName, cachedResponse, request: request(at), event }
    if (plugin.cachedResponseWillBeUsed) cachedResponse = (await plugin.cachedResponseWillBeUsed(asked)) ?? undefined
  }
  return cachedResponse?.text()
}

test.each([
  ['a page', pages, pageCache, path],
  ['a picture', pictures, pictureCache, picture],
] as const)('%s is shown for 30 days without a visit, and not for longer', async (_, { plugins }, cacheName, at) => {
  unusedDays = 30
  expect(await shownOf(plugins, cacheName, at, publicAnswer('set'))).toBe('set')
  unusedDays = 31
  expect(await shownOf(plugins, cacheName, at, publicAnswer('set'))).toBeUndefined()
  expect(plugins).toContainEqual(
    expect.objectContaining({ _config: expect.objectContaining({ maxAgeSeconds: 30 * daySeconds }) }),
  )
})

test('expired copies are dropped whenever the worker wakes', async () => {
  unusedDays = 30
  await dropOldCopies()
  expect(dropped).toEqual([])
  unusedDays = 31
  await dropOldCopies()
  expect(dropped).toEqual([pageCache, pictureCache])
})

test('an asked page is shown with its pictures after that, and the younger copy before it', async () => {
  await askToKeep(path, [picture])
  expect(await shownOf(pages.plugins, pageCache, path, publicAnswer('set i går'))).toBe('set i går')
  unusedDays = 31
  expect(await shownOf(pages.plugins, pageCache, path, publicAnswer('set'))).toBe('beholdt')
  expect(await shownOf(pages.plugins, pageCache, path)).toBe('beholdt')
  expect(await shownOf(pictures.plugins, pictureCache, picture)).toBe('beholdt billede')
})

test.each([404, 410, 'redirected'] as const)(
  'a page that answers %s is forgotten, asked for or not',
  async (status) => {
    await askToKeep(path, [])
    await (await caches.open(pageCache)).put(path, publicAnswer('set'))
    const response = publicAnswer('', status === 'redirected' ? 200 : status)
    if (status === 'redirected') Object.defineProperty(response, 'redirected', { value: true })
    const event = new Event('fetch') as ExtendableEvent
    for (const { cacheWillUpdate: look } of pages.plugins) {
      if (look) expect(await look({ request: request(path), response, event })).toBeNull()
    }
    expect(await isAskedFor(path)).toBe(false)
    expect(await (await caches.open(pageCache)).match(path)).toBeUndefined()
    expect(await caches.keys()).not.toContain(askedPrefix + path)
  },
)

test('kept music plays from the device in the ranges browsers ask for; other sound is fetched and not stored', async () => {
  const song = '/media/sangen/file'
  const headers = { 'content-length': '10', 'content-type': 'audio/mpeg', 'cache-control': 'private' }
  stubAnswers({ [path]: publicAnswer('beholdt'), [song]: new Response('0123456789', { headers }) })
  await askToKeep(path, [], [song])
  const passed = vi.fn(async () => new Response('hentet'))
  vi.stubGlobal('fetch', passed)
  const play = async (at: string, range?: string) => {
    const event = new Event('fetch') as ExtendableEvent
    const asked = new Request(`https://mindelund.dk${at}`, range ? { headers: { range } } : {})
    const answer = await playSound({ request: asked, event, url: new URL(asked.url) })
    return [answer.status, answer.headers.get('content-range'), await answer.text()]
  }
  expect(await play(song, 'bytes=0-1')).toEqual([206, 'bytes 0-1/10', '01'])
  expect(await play(song, 'bytes=4-')).toEqual([206, 'bytes 4-9/10', '456789'])
  expect(await play(song)).toEqual([200, null, '0123456789'])
  expect(passed).not.toHaveBeenCalled()
  expect(await play('/media/stemmen/file', 'bytes=0-1')).toEqual([200, null, 'hentet'])
  expect(routes.filter(({ handler }) => handler === playSound)).toHaveLength(1)
  expect(await caches.keys()).toEqual([askedPrefix + path])
})
