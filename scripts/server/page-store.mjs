import { LRUCache } from 'lru-cache'
import { withOwnScript } from './own-script.mjs'
import { pack, sendOnce, sendPacked, takeOver } from './packed-response.mjs'

// With the nine minutes of lib/server/page-cache.mjs this guarantees that no page is older than ten.
const MAX_AGE_MS = 60_000
const MAX_BYTES = 96 * 1024 * 1024

// The header next.config.mjs sets on the shared version.
const SHARED = 'public, max-age=0, must-revalidate'
const PAGE = /^\/(?:enhanced-|classic-)?memorial\/[a-z0-9-]+(?:\/live)?(?=\?|$)/
const PERSONAL_COOKIES = /next-auth\.session-token|mindelund-bidrag/

/**
 * Sends memorial pages with their own script instead of the framework's. Public versions are stored compressed in
 * memory and served without the framework, which would compress and hash each of them again. Invalidation applies to
 * lib/server/page-cache.mjs and here at the same moment: both use one list.
 * @param {import('node:http').RequestListener} answer
 * @param {string} ownScript the address of the pages' own script
 * @param {boolean} [isMeasured] whether that script measures the pages for visitors
 */
export function withPageStore(answer, ownScript, isMeasured = false) {
  const copies = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes })
  return (request, response) => {
    if (!isPage(request)) return answer(request, response)
    const copy = isForEverybody(request) ? copies.get(request.url) : undefined
    if (copy && isFresh(request.url, copy.startedAt)) return send(request, response, copy, 'HIT')
    if (copy) copies.delete(request.url)
    const startedAt = Date.now()
    takeOver(answer, request, response, isDocument, async (body, headers) => {
      const html = withOwnScript(body.toString(), ownScript, isMeasured)
      if (!isForEverybody(request) || headers['cache-control'] !== SHARED) return sendOnce(request, response, html)
      const packed = await pack(Buffer.from(html), headers)
      const made = { packed, startedAt, bytes: packed.bytes }
      if (isFresh(request.url, startedAt)) copies.set(request.url, made)
      send(request, response, made, headers['x-nextjs-cache'] ?? 'HIT')
    })
  }
}

/** `cacheWord` is the framework's cache status for this response. */
function send(request, response, { packed }, cacheWord) {
  sendPacked(request, response, { ...packed, headers: { ...packed.headers, 'x-nextjs-cache': cacheWord } })
}

function isDocument(response, status) {
  return status === 200 && String(response.getHeader('content-type')).startsWith('text/html')
}

function isPage({ method, url, headers }) {
  return method === 'GET' && PAGE.test(url) && headers.rsc === undefined
}

function isForEverybody({ url, headers }) {
  return !url.includes('?') && !url.endsWith('/live') && !PERSONAL_COOKIES.test(headers.cookie ?? '')
}

function isFresh(path, startedAt) {
  const { forgottenAt, flushedAt } = globalThis.mindelundPages ?? { forgottenAt: new Map(), flushedAt: 0 }
  return Date.now() - startedAt <= MAX_AGE_MS && startedAt > flushedAt && startedAt > (forgottenAt.get(path) ?? 0)
}
