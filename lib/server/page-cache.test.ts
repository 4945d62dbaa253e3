import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// @ts-expect-error: loaded by the framework outside the bundle, so it is plain JavaScript
import PageCache from './page-cache.mjs'

const require = createRequire(import.meta.url)
const { CachedRouteKind, IncrementalCacheKind } = require('next/dist/server/response-cache/types.js')

const path = '/memorial/karen-holm'
const asked = { kind: IncrementalCacheKind.APP_PAGE, isFallback: false, isRoutePPREnabled: false }

const cache = new PageCache({
  fs: {},
  flushToDisk: false,
  serverDistDir: '/nowhere',
  revalidatedTags: [],
  maxMemoryCacheSize: 50_000_000,
})

function rendered(html: string) {
  const tags = `_N_T_/layout,_N_T_/memorial/[id]/page,_N_T_${path}`
  return { kind: CachedRouteKind.APP_PAGE, html, status: 200, headers: { 'x-next-cache-tags': tags } }
}

/** As the framework does: get, render on a miss, set. */
async function visit(html: string, during: () => void = () => {}): Promise<string> {
  const kept = await cache.get(path, asked)
  if (kept) return kept.value.html
  during()
  vi.advanceTimersByTime(5)
  await cache.set(path, rendered(html), { fetchCache: false })
  return html
}

const forget = () => globalThis.mindelundPages?.invalidate([path])

declare global {
  var mindelundPages: { invalidate(paths: string[]): void; flush(): void } | undefined
}

let hour = 0
beforeEach(() => {
  vi.useFakeTimers()
  // Each test runs an hour after the previous one, when its entries have expired.
  vi.setSystemTime(Date.UTC(2026, 10, 21, ++hour))
})
afterEach(() => vi.useRealTimers())

describe('the cache of memorial pages', () => {
  it('serves one copy to every visitor', async () => {
    await visit('first')
    vi.advanceTimersByTime(60_000)
    expect(await visit('second')).toBe('first')
  })

  it('never serves an invalidated page again', async () => {
    await visit('before')
    vi.advanceTimersByTime(10)
    forget()
    vi.advanceTimersByTime(10)
    expect(await visit('after')).toBe('after')
  })

  it('does not store a render that began before the write', async () => {
    await visit('stale', () => {
      vi.advanceTimersByTime(5)
      forget()
    })
    vi.advanceTimersByTime(10)
    expect(await visit('fresh')).toBe('fresh')
  })

  it.each([
    ['enhanced', IncrementalCacheKind.APP_PAGE, { kind: CachedRouteKind.APP_PAGE, html: 'before', status: 200 }],
    ['classic', IncrementalCacheKind.APP_ROUTE, { kind: CachedRouteKind.APP_ROUTE, body: 'before', status: 200 }],
  ])('invalidates the %s layout as well', async (layout, kind, content) => {
    const address = `/${layout}-memorial/karen-holm`
    const asking = { ...asked, kind }
    expect(await cache.get(address, asking)).toBeNull()
    vi.advanceTimersByTime(5)
    const headers = { 'x-next-cache-tags': `_N_T_/layout,_N_T_/${layout}-memorial/[id]/route,_N_T_${address}` }
    await cache.set(address, { ...content, headers }, { fetchCache: false })
    expect(await cache.get(address, asking)).not.toBeNull()
    globalThis.mindelundPages?.invalidate([address])
    vi.advanceTimersByTime(10)
    expect(await cache.get(address, asking)).toBeNull()
  })

  it('leaves other pages alone', async () => {
    await visit('first')
    vi.advanceTimersByTime(10)
    globalThis.mindelundPages?.invalidate(['/memorial/somebody-else'])
    vi.advanceTimersByTime(10)
    expect(await visit('second')).toBe('first')
  })

  it('drops everything after messages of other processes may have been missed', async () => {
    await visit('before')
    vi.advanceTimersByTime(10)
    globalThis.mindelundPages?.flush()
    vi.advanceTimersByTime(10)
    expect(await visit('after')).toBe('after')
  })

  it('invalidates in all copies of the module that the framework loads', async () => {
    await visit('before')
    vi.advanceTimersByTime(10)
    // @ts-expect-error: plain JavaScript, as above; the query makes it a second copy
    await import('./page-cache.mjs?copy')
    forget()
    vi.advanceTimersByTime(10)
    expect(await visit('after')).toBe('after')
  })

  it('stores no page longer than nine minutes, because candles burn out by the clock', async () => {
    await visit('first')
    vi.advanceTimersByTime(9 * 60_000 + 1)
    expect(await visit('second')).toBe('second')
  })
})
