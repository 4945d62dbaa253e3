import crypto from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { withOwnScript } from './own-script.mjs'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

// With the nine minutes of lib/server/page-cache.mjs this guarantees that no page is older than ten.
const MAX_AGE_MS = 60_000
const MAX_BYTES = 96 * 1024 * 1024
// Most pages at a grave are opened by one person an hour, who waits for the compression. Above this level a page of
// 80 KB shrinks by one hundredth and takes three times as long.
const BROTLI_LEVEL = 5

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
 */
export function withPageStore(answer, ownScript) {
  const copies = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes })
  return (request, response) => {
    if (!isPage(request)) return answer(request, response)
    const copy = isForEverybody(request) ? copies.get(request.url) : undefined
    if (copy && isFresh(request.url, copy.startedAt)) return send(request, response, copy)
    if (copy) copies.delete(request.url)
    const startedAt = Date.now()
    const encodings = request.headers['accept-encoding']
    request.headers['accept-encoding'] = 'identity'
    takeOver(response, async (body, headers) => {
      request.headers['accept-encoding'] = encodings
      const html = withOwnScript(body.toString(), ownScript)
      if (!isForEverybody(request) || headers['cache-control'] !== SHARED) return sendOnce(request, response, html)
      const made = await pack(html, headers, startedAt)
      if (isFresh(request.url, startedAt)) copies.set(request.url, made)
      send(request, response, made, headers['x-nextjs-cache'])
    })
    answer(request, response)
  }
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

/** Buffers the body of a page and passes it to `use`; other responses go straight through. */
function takeOver(response, use) {
  const { writeHead, write, end } = response
  const chunks = []
  let isHeld
  const decide = (status) => {
    isHeld ??= status === 200 && String(response.getHeader('content-type')).startsWith('text/html')
    return isHeld
  }
  const collect = ([chunk, encoding]) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk, encoding))
  }
  response.writeHead = (status, ...rest) => {
    response.statusCode = status
    const headers = rest.find((part) => part && typeof part === 'object')
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
    return decide(status) ? response : writeHead.call(response, status)
  }
  response.write = (...parts) => {
    if (!decide(response.statusCode)) return write.apply(response, parts)
    collect(parts)
    return true
  }
  response.end = (...parts) => {
    if (!decide(response.statusCode)) return end.apply(response, parts)
    collect(parts)
    Object.assign(response, { writeHead, write, end })
    use(Buffer.concat(chunks), response.getHeaders()).catch(() => response.destroy())
    return response
  }
}

const ofOneTransfer = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'etag', 'date', 'connection'])

async function pack(html, headers, startedAt) {
  const body = Buffer.from(html)
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
    gzip(body),
  ])
  const kept = Object.entries(headers).filter(([name]) => !ofOneTransfer.has(name))
  const etag = `W/"${crypto.createHash('sha1').update(body).digest('base64url')}"`
  return {
    startedAt,
    headers: { ...Object.fromEntries(kept), etag, 'x-nextjs-cache': 'HIT' },
    bodies: { br, gzip: gz, identity: body },
    bytes: body.length + br.length + gz.length,
  }
}

/** A page made for one caller, with its own headers. */
async function sendOnce(request, response, html) {
  const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const body = isPacked ? await gzip(html) : Buffer.from(html)
  for (const name of response.getHeaderNames()) if (ofOneTransfer.has(name)) response.removeHeader(name)
  if (isPacked) response.setHeader('content-encoding', 'gzip')
  response.setHeader('content-length', body.length)
  response.end(body)
}

/** `cacheWord` is the framework's cache status for this response. */
function send(request, response, { headers, bodies }, cacheWord = 'HIT') {
  for (const name of response.getHeaderNames()) if (ofOneTransfer.has(name)) response.removeHeader(name)
  if (request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, { ...headers, 'x-nextjs-cache': cacheWord }).end()
    return
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
  const body = bodies[encoding]
  response
    .writeHead(200, {
      ...headers,
      'x-nextjs-cache': cacheWord,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': body.length,
    })
    .end(body)
}
