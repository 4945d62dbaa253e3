import { isbot } from 'isbot'
import { processGlobals } from '../../lib/server/process-globals.mjs'
import { hasCookie, hasPersonalQuery, readAddress, sessionCookies } from '../../lib/shared/page-address.mjs'

/**
 * Visits per page and Danish day, in memory until the application takes them (lib/domain/memorials/visit-counts.ts). Holds nothing about the visitors.
 * @typedef {import('../../lib/server/process-globals.mjs').Visits} Visits
 */
export function openVisitCounter(now = () => new Date()) {
  /** @type {Map<string, Visits>} */
  let counted = new Map()
  const counter = {
    add(key, source, count = 1) {
      const day = danishDay.format(now())
      const name = `${day} ${source} ${key}`
      const row = counted.get(name)
      if (row) row.count += count
      else counted.set(name, { key, day, source, count })
    },
    /** @returns {Visits[]} the counts since the last call */
    take() {
      const taken = [...counted.values()]
      counted = new Map()
      return taken
    },
  }
  processGlobals.visits = counter
  return counter
}

const danishDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Copenhagen' })

/**
 * Runs `answer`, then counts it if it was a person opening a page. A printed code is answered with the page, which its
 * Content-Location names. Where it redirects to the page instead, it counts as one visit by QR and minus one by link,
 * since the page requested next counts as a link. No visitor is marked, and counts are right across processes.
 * @param {import('node:http').RequestListener} answer
 * @param {ReturnType<typeof openVisitCounter>} counter
 */
export function withVisitCount(answer, counter) {
  return (request, response) => {
    const asked = readVisit(request)
    if (asked) response.once('finish', () => count(asked, response, counter))
    answer(request, response)
  }
}

/** The request, if it may be a visit; read before the framework rewrites the address. */
function readVisit({ method, url = '', headers }) {
  if (method !== 'GET') return null
  const asked = readAddress(url)
  const isScan = asked?.kind === 'code' && asked.path.startsWith('/QR/')
  if (asked?.kind !== 'page' && !isScan) return null
  // Back from a form, or reading on in a list or an album: not a new visit.
  if (!isPersonWithoutAccount(headers) || hasPersonalQuery(url)) return null
  const from = addressBefore(headers)
  // Back from an album, or another layout of the page that was open.
  if (!isScan && from?.key === asked.key) return null
  // By the page of a code, or of a double stone.
  const source = from?.kind === 'code' ? 'qr' : 'link'
  // Scanned in the app on such a page: the request for the memorial page names it too, and already counts as by QR.
  if (isScan) return source === 'link' ? { isScan } : null
  return { isScan, key: asked.key, source }
}

function isPersonWithoutAccount(headers) {
  if (headers.rsc !== undefined || headers['next-router-prefetch'] !== undefined) return false
  if (/prefetch|prerender/.test(`${headers.purpose} ${headers['sec-purpose']} ${headers['x-moz']}`)) return false
  // A worker filling its cache accepts anything, a person's browser asks for HTML.
  if (!(headers.accept ?? '').includes('text/html')) return false
  return !hasCookie(headers.cookie ?? '', sessionCookies) && !isbot(headers['user-agent'] ?? '')
}

/** The previous page, if it is a memorial's or a code's on this site. */
function addressBefore({ referer, host }) {
  if (!referer || !URL.canParse(referer)) return null
  const from = new URL(referer)
  return from.host === host ? readAddress(from.pathname) : null
}

function count(asked, response, counter) {
  if (!asked.isScan) {
    const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    // 304: the browser shows its own copy.
    if ((response.statusCode === 200 && isPage) || response.statusCode === 304) counter.add(asked.key, asked.source)
    return
  }
  const isPage = response.statusCode === 200 || response.statusCode === 304
  const location = response.getHeader(isPage ? 'content-location' : 'location')
  if ((!isPage && response.statusCode !== 302) || typeof location !== 'string') return
  const page = readAddress(new URL(location, 'http://localhost').pathname)
  if (page?.kind !== 'page') return
  counter.add(page.key, 'qr')
  if (!isPage) counter.add(page.key, 'link', -1)
}
