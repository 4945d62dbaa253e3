import { LRUCache } from 'lru-cache'
import { readAddress } from '../../lib/shared/page-address.mjs'
import { withOwnScript } from './own-script.mjs'
import { pack, sendOnce, sendPacked, takeOver } from './packed-response.mjs'

// With the nine minutes of lib/server/page-cache.mjs this guarantees that no page is older than ten.
const MAX_AGE_MS = 60_000
const MAX_BYTES = 96 * 1024 * 1024

// The header next.config.mjs sets on the shared version.
const SHARED = 'public, max-age=0, must-revalidate'

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
    const page = pageOf(request)
    if (!page) return answer(request, response)
    const isForEverybody = !page.isPersonal && request.url === page.path
    const copy = isForEverybody ? copies.get(page.path) : undefined
    if (copy && isFresh(page.path, copy.startedAt)) return send(request, response, copy, 'HIT')
    if (copy) copies.delete(page.path)
    const startedAt = Date.now()
    takeOver(answer, request, response, isDocument, async (body, headers) => {
      const html = withOwnScript(body.toString(), ownScript, isMeasured)
      if (!isForEverybody || headers['cache-control'] !== SHARED) return sendOnce(request, response, html)
      const packed = await pack(Buffer.from(html), headers)
      const made = { packed, startedAt, bytes: packed.bytes }
      if (isFresh(page.path, startedAt)) copies.set(page.path, made)
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

function pageOf({ method, url, headers }) {
  const address = method === 'GET' && headers.rsc === undefined ? readAddress(url, headers.cookie) : null
  return address?.kind === 'page' ? address : null
}

function isFresh(path, startedAt) {
  const { forgottenAt, flushedAt } = globalThis.mindelundPages ?? { forgottenAt: new Map(), flushedAt: 0 }
  return Date.now() - startedAt <= MAX_AGE_MS && startedAt > flushedAt && startedAt > (forgottenAt.get(path) ?? 0)
}
