import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { hasCookie, hasPersonalQuery, personalCookies, readAddress } from '../../lib/shared/page-address.mjs'
import { isTextCode, normaliseTextCode } from '../../lib/shared/text-code.mjs'
import { withOwnScript } from './own-script.mjs'
import { pack, sendOnce, sendPacked, takeOver } from './packed-response.mjs'
import { askOf, toldOf } from './page-status.mjs'
import { findCopy } from './published-tree.mjs'

/** Where the application finds and keeps finished pages (lib/domain/memorial-page/keep-pages.ts). */
const DOCUMENTS = Symbol.for('mindelund.pageDocuments')
/** What the application calls to have a page made ahead of its visitors. */
const PRESS = Symbol.for('mindelund.pagePress')
/** What the application calls to have a page drawn for its static copy (lib/domain/memorial-page/static). */
const DRAW_STATIC = Symbol.for('mindelund.drawStatic')
// Once for each version of a page, mostly before anybody asks for it (docs/decisions/051-at-the-grave.md).
const BROTLI_LEVEL = 10
const MAX_BYTES = 96 * 1024 * 1024
// Of a page that changes faster than it is drawn, whoever still waits gets a copy of their own.
const MOST_TRIES = 3
const KEPT_OF_FAILURE = /policy|content-type-options|transport-security/
const SHARED = 'public, max-age=0, must-revalidate'
const OWN = 'private, no-store'
const CLASSIC = 'classic-memorial'
const NO_ANSWER = Symbol('no answer')

const unpack = promisify(zlib.brotliDecompress)

/**
 * Sends memorial pages. What every visitor may see is made once for each version of a page, kept packed, and sent
 * without the framework for as long as the database says that it is still true (docs/decisions/070); a printed code is
 * answered with the page it leads to. A caller who is known gets the same, and what is theirs by its script. What is for one
 * caller is made for each request. All come with the pages' own script instead of the framework's. While the database does
 * not answer, visitors are led to the published copy.
 * @param {import('node:http').RequestListener} answer
 * @param {{ ownScript: import('./own-script.mjs').OwnScript, isMeasured?: boolean, unavailable: string, published: string }} options
 * `ownScript`: the pages' own script; `isMeasured`: whether it measures the pages for visitors; `unavailable`: the document
 * that is sent where there is no copy; `published`: the folder of the copies
 */
export function withPageStore(answer, { ownScript, isMeasured = false, unavailable, published }) {
  const copies = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ br, gzip }) => br.length + gzip.length })
  const press = openPress(answer, ownScript, isMeasured)
  globalThis[PRESS] = (found) => press.make(found)
  globalThis[DRAW_STATIC] = (found, asked) => press.drawStatic(found, asked)
  return (request, response) => {
    const asked = readAsked(request)
    if (!asked) return answer(request, response)
    const instead = () => sendInstead(response, { asked, unavailable, published })
    const alone = () => sendAlone(answer, request, response, { ownScript, isMeasured, instead })
    find(asked)
      .then(async (found) => {
        if (found === NO_ANSWER) await instead()
        else if (asked.isElsewhere) answer(request, response)
        else if (!(await serve({ copies, press }, asked, found, request, response))) alone()
      })
      .catch(() => response.destroy())
  }
}

/**
 * The page or code that is asked for at its own address; whether its caller is known; whether the page is made for this
 * caller alone: for the classic layout has no script that could add what is theirs; and whether the answer is no memorial
 * page, but one about the code.
 */
function readAsked({ method, url, headers }) {
  if (method !== 'GET' || headers.rsc !== undefined) return null
  const address = readAddress(url)
  if (!address || address.path !== url.split('?', 1)[0]) return null
  const isKnown = hasCookie(headers.cookie ?? '', personalCookies)
  const { layout, key } = address
  const isAlone = hasPersonalQuery(url) || (isKnown && layout === CLASSIC)
  if (address.kind === 'page') return { layout, slug: key, isKnown, isAlone }
  if (!isTextCode(address.code)) return null
  const code = normaliseTextCode(address.code)
  return { code, isKnown, isAlone, isElsewhere: !url.startsWith('/QR/') }
}

/** Asked also where no document will be sent: whoever needs the database would wait for it without an end. */
async function find(asked) {
  const documents = globalThis[DOCUMENTS]
  try {
    return await documents.find(asked)
  } catch (error) {
    documents.failed(error)
    return NO_ANSWER
  }
}

/** Sends the shared document. False where there is none: the page is closed, elsewhere, not there or made for one. */
async function serve({ copies, press }, asked, found, request, response) {
  const documents = globalThis[DOCUMENTS]
  if (!found || asked.isAlone || (asked.isKnown && found.layout === CLASSIC)) return false
  const kept = found.document && (await readKept(copies, documents, found.document))
  const document = kept ?? (await press.make(found))
  if (!document) return false
  if (asked.code) {
    response.setHeader('content-location', `/${found.layout}/${found.slug}`)
    documents.countScan(asked.code)
  }
  await (asked.isKnown ? sendKnown : send)(request, response, document, kept ? 'HIT' : 'MISS')
  return true
}

async function readKept(copies, documents, { storageKey, headers }) {
  const packed = copies.get(storageKey) ?? (await documents.read(storageKey))
  if (!packed) return null
  copies.set(storageKey, packed)
  return { headers, ...packed }
}

/** `word`: whether the document was there, for the times of the routes. */
async function send(request, response, { headers, br, gzip }, word) {
  const accepted = request.headers['accept-encoding'] ?? ''
  const identity = /\b(?:br|gzip)\b/.test(accepted) ? null : await unpack(br)
  sendPacked(request, response, { headers: { ...headers, 'x-page': word }, bodies: { br, gzip, identity } })
}

/** To a caller who is known, with the sign by which the page's script asks for what is theirs. */
async function sendKnown(request, response, { headers, br }, word) {
  for (const [name, value] of Object.entries({ ...headers, 'cache-control': OWN, 'x-page': word }))
    response.setHeader(name, value)
  const html = (await unpack(br)).toString()
  await sendOnce(request, response, html.replace('<script type="module" ', '<script type="module" data-own="" '))
}

/** What is sent in place of a page that the service cannot make now: the way to its published copy, or a sentence. */
async function sendInstead(response, { asked, unavailable, published }) {
  for (const name of response.getHeaderNames()) if (!KEPT_OF_FAILURE.test(name)) response.removeHeader(name)
  const location = await findCopy(published, asked)
  if (location) return response.writeHead(302, { location, 'cache-control': 'no-store' }).end()
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '30',
  })
  response.end(unavailable)
}

/**
 * A page made for one caller. With a redirect the framework sends a page that nobody sees, and for its own failure one
 * that only script fills.
 */
function sendAlone(answer, request, response, { ownScript, isMeasured, instead }) {
  const isTaken = (_, status) => isDocument(response, status) || isRedirect(status) || status >= 500
  takeOver(answer, request, response, isTaken, async (body) => {
    if (response.statusCode >= 500) await instead()
    else if (isRedirect(response.statusCode)) await sendOnce(request, response, '')
    else await sendOnce(request, response, withOwnScript(body.toString(), ownScript, isMeasured))
  })
}

function isRedirect(status) {
  return status > 300 && status < 400 && status !== 304
}

function isDocument(response, status) {
  return status === 200 && String(response.getHeader('content-type')).startsWith('text/html')
}

/**
 * Makes finished documents: one at a time for each page and layout, however many ask. The framework is asked over a
 * connection of our own, without a visitor's cookies, who may also leave before the page is made.
 */
function openPress(answer, ownScript, isMeasured) {
  const atWork = new Map()
  const awaited = new Map()

  const inner = http.createServer((request, response) => {
    const waiting = awaited.get(request.headers['x-press'])
    if (waiting?.asked) askOf(response, waiting.asked)
    takeOver(answer, request, response, isDocument, async (body, headers) => {
      await waiting?.take({ text: body.toString(), headers, told: toldOf(response)?.document })
      response.writeHead(204).end()
    })
  })
  inner.unref()
  let port
  const listening = () => {
    port ??= new Promise((resolve, reject) => {
      inner.once('error', reject)
      inner.listen({ port: 0, host: '127.0.0.1' }, () => resolve(inner.address().port))
    }).catch((error) => {
      port = undefined
      throw error
    })
    return port
  }

  /** What `use` makes of the document that the framework answers, or null. `asked`: what the page is to know. */
  async function draw({ memorialId, layout, slug, path = `/${layout}/${slug}` }, use, asked) {
    const name = randomUUID()
    let drawn = null
    const take = async ({ told, ...document }) => {
      // A slug may have changed hands meanwhile.
      if (told?.memorialId === memorialId) drawn = await use(document, told)
    }
    awaited.set(name, { asked, take })
    try {
      const headers = { 'x-press': name, accept: 'text/html', connection: 'close' }
      const reply = await fetch(`http://127.0.0.1:${await listening()}${path}`, {
        headers,
        redirect: 'manual',
      })
      await reply.body?.cancel()
    } finally {
      awaited.delete(name)
    }
    return drawn
  }

  async function finish({ text, headers }, told) {
    const html = Buffer.from(withOwnScript(text, ownScript, isMeasured))
    return finished({ packed: await pack(html, headers, BROTLI_LEVEL), told })
  }

  function begin(found) {
    const key = `${found.memorialId} ${found.layout}`
    // Where it fails, whoever waits gets a page of their own.
    const drawn = draw(found, finish).catch((error) => {
      globalThis[DOCUMENTS].failed(error)
      return null
    })
    const kept = drawn
      .then((document) => document && globalThis[DOCUMENTS].keep({ ...document, layout: found.layout }))
      .catch((error) => globalThis[DOCUMENTS].failed(error))
      .finally(() => atWork.delete(key))
    const work = { drawn, kept }
    atWork.set(key, work)
    return work
  }

  return {
    /**
     * The document of a page at its version or a later one; null when it is not open, or changes faster than it is
     * drawn.
     */
    async make(found) {
      const key = `${found.memorialId} ${found.layout}`
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const work = atWork.get(key) ?? begin(found)
        const document = await work.drawn
        if (!document) return null
        if (document.version >= found.version) return { headers: document.headers, ...document.packed }
        await work.kept
      }
      return null
    },

    /** The page, or the part of a list that is asked for, as HTML for its static copy; null where there is none. */
    drawStatic: (found, asked) => draw(found, ({ text }) => withOwnScript(text, { ...ownScript, names: [] }), asked),
  }
}

function finished({ packed: { headers, bodies }, told }) {
  // Whoever opens a page in a new tab, as after a scan, would wait until the browser has started one more process for it:
  // nearly as long again until the first words. It guards the state of a page against its opener, and this page is public.
  const { 'cross-origin-opener-policy': _, ...shared } = headers
  return {
    ...told,
    headers: { ...shared, 'cache-control': SHARED },
    packed: { br: bodies.br, gzip: bodies.gzip },
  }
}
