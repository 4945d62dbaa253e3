import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { hasCookie, hasPersonalQuery, personalCookies, readAddress } from '../../lib/shared/page-address.mjs'
import { isTextCode, normaliseTextCode } from '../../lib/shared/text-code.mjs'
import { withOwnScript } from './own-script.mjs'
import { sendOnce, sendPacked, takeOver } from './packed-response.mjs'
import { expectApplication, isDocument, openPress } from './press.mjs'
import { findCopy } from './published-tree.mjs'
import { START_PATIENCE_MS } from './start-up.mjs'

const MAX_BYTES = 96 * 1024 * 1024
const KEPT_OF_FAILURE = /policy|content-type-options|transport-security/
const OWN = 'private, no-store'
const CLASSIC = 'classic-memorial'
const NO_ANSWER = Symbol('no answer')

const unpack = promisify(zlib.brotliDecompress)

/**
 * Sends memorial pages. What every visitor may see is made once for each version of a page, kept packed, and sent
 * without the framework for as long as the database says that it is still true (docs/decisions/070); a printed code is
 * answered with the page it leads to. A caller who is known gets the same, and what is theirs by its script. What is for one
 * caller is made for each request. All come with the pages' own script instead of the framework's. While the database does
 * not answer, or the application has not come up after `patienceMs`, visitors are led to the published copy.
 * @param {import('node:http').RequestListener} answer
 * @param {{ ownScript: import('./own-script.mjs').OwnScript, isMeasured?: boolean, unavailable: string,
 * published: import('./published-tree.mjs').PublishedTree,
 * patienceMs?: number, drawnWithinMs?: number }} options
 * `ownScript`: the pages' own script; `isMeasured`: whether it measures the pages for visitors; `unavailable`: the document
 * that is sent where there is no copy; `published`: the copies; `drawnWithinMs`: when drawing a page for all is given up
 */
export function withPageStore(
  answer,
  { ownScript, isMeasured = false, unavailable, published, patienceMs = START_PATIENCE_MS, drawnWithinMs },
) {
  const copies = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ br, gzip }) => br.length + gzip.length })
  const lookups = new Set()
  const application = expectApplication(() => lookups)
  let begun = null
  application.then((documents) => {
    begun = documents
  })
  const inTime = () => begun ?? Promise.race([application, pause(patienceMs, null, { ref: false })])
  const press = openPress(answer, { ownScript, isMeasured, application, drawnWithinMs })
  return (request, response) => {
    const asked = readAsked(request)
    if (!asked) return answer(request, response)
    const instead = () => sendInstead(response, { asked, unavailable, published })
    const alone = () => sendAlone(answer, request, response, { ownScript, isMeasured, instead })
    const lookup = lookUp(inTime(), copies, asked)
    lookups.add(lookup)
    lookup
      .then(async (found) => {
        lookups.delete(lookup)
        if (found === NO_ANSWER) await instead()
        else if (asked.isElsewhere) answer(request, response)
        else if (!(await serve({ press, documents: await application }, asked, found, request, response))) alone()
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

async function lookUp(inTime, copies, asked) {
  const documents = await inTime
  return documents ? find({ copies, documents }, asked) : NO_ANSWER
}

/**
 * The page with the document that is kept of it. Asked also where no document will be sent: whoever needs the database would
 * wait for it without an end.
 */
async function find({ copies, documents }, asked) {
  try {
    const found = await documents.find(asked)
    const isSent = found?.document && !asked.isAlone && !asked.isElsewhere
    return found && { ...found, kept: isSent ? await readKept(copies, documents, found.document) : null }
  } catch (error) {
    documents.failed(error)
    return NO_ANSWER
  }
}

/** Sends the shared document. False where there is none: the page is closed, elsewhere, not there or made for one. */
async function serve({ press, documents }, asked, found, request, response) {
  if (!found || asked.isAlone || (asked.isKnown && found.layout === CLASSIC)) return false
  const document = found.kept ?? (await press.make(found))
  if (!document) return false
  if (asked.code) {
    response.setHeader('content-location', `/${found.layout}/${found.slug}`)
    documents.countScan(asked.code)
  }
  await (asked.isKnown ? sendKnown : send)(request, response, document, found.kept ? 'HIT' : 'MISS')
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
  const location = await findCopy(published, asked).catch(() => null)
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
