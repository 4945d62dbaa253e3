import { isbot } from 'isbot'

/** Where the application finds the counts, to store them (lib/domain/memorials/visit-counts.ts). */
const VISITS = Symbol.for('mindelund.visits')

const PAGE = /^\/(?:memorial|enhanced-memorial|classic-memorial)\/([a-z0-9-]{1,90})$/i
const PRINTED = /^\/QR\/[^/]+$/
// Pages a scan may pass through before the memorial page.
const ON_THE_WAY = /^\/(?:qr|qr-scan|memorial\/qr)\//
// Query parameters of a return from a form or further reading in a list or album: not a new visit.
const SAME_VISIT = ['tak', 'kladde', 'side', 'album']
const SESSION = /(?:^|;\s*)(?:__Secure-)?next-auth\.session-token(?:\.\d+)?=/

/**
 * Visits per page and Danish day, in memory until the application takes them. Holds nothing about the visitors.
 * @typedef {{ key: string, day: string, source: 'qr' | 'link', count: number }} Visits
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
  globalThis[VISITS] = counter
  return counter
}

const danishDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Copenhagen' })

/**
 * Runs `answer`, then counts it if it was a person opening a page. A scan of a printed code is recognised by its
 * redirect: it counts as one visit by QR and minus one by link, since the page requested next counts as a link. So
 * the page has one address, no visitor is marked, and counts are right across processes.
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
  const [path = '', query = ''] = url.split('?', 2)
  const key = PAGE.exec(path)?.[1]?.toLowerCase()
  const isScan = PRINTED.test(path)
  if ((!key || key === 'qr') && !isScan) return null
  if (!isPersonWithoutAccount(headers)) return null
  if (SAME_VISIT.some((name) => new URLSearchParams(query).has(name))) return null
  const from = pathBefore(headers)
  // Back from an album, or another layout of the page that was open.
  if (key && PAGE.exec(from)?.[1]?.toLowerCase() === key) return null
  const source = ON_THE_WAY.test(from) ? 'qr' : 'link'
  // Scanned in the app on such a page: the request for the memorial page names it too, and already counts as by QR.
  if (isScan) return source === 'link' ? { isScan } : null
  return { isScan, key, source }
}

function isPersonWithoutAccount(headers) {
  if (headers.rsc !== undefined || headers['next-router-prefetch'] !== undefined) return false
  if (/prefetch|prerender/.test(`${headers.purpose} ${headers['sec-purpose']} ${headers['x-moz']}`)) return false
  // A worker filling its cache accepts anything, a person's browser asks for HTML.
  if (!(headers.accept ?? '').includes('text/html')) return false
  return !SESSION.test(headers.cookie ?? '') && !isbot(headers['user-agent'] ?? '')
}

/** The path of the previous page, if it is on this site. */
function pathBefore({ referer, host }) {
  if (!referer || !URL.canParse(referer)) return ''
  const from = new URL(referer)
  return from.host === host ? from.pathname : ''
}

function count(asked, response, counter) {
  if (!asked.isScan) {
    const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    // 304: the browser shows its own copy.
    if ((response.statusCode === 200 && isPage) || response.statusCode === 304) counter.add(asked.key, asked.source)
    return
  }
  const location = response.getHeader('location')
  if (response.statusCode !== 302 || typeof location !== 'string') return
  const key = PAGE.exec(new URL(location, 'http://localhost').pathname)?.[1]?.toLowerCase()
  if (!key || key === 'qr') return
  counter.add(key, 'qr')
  counter.add(key, 'link', -1)
}
