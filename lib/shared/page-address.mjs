// The addresses of memorial pages and codes. Plain JavaScript: the server and the build read them too.
import { isTextCode, normaliseTextCode } from './text-code.mjs'

/**
 * `key` is a slug, an id or a text code, or what was asked for in its place.
 * @typedef {'memorial' | 'enhanced-memorial' | 'classic-memorial'} LayoutPath
 * @typedef {{ kind: 'page', layout: LayoutPath, key: string, path: string }} PageAddress
 * @typedef {{ kind: 'code', code: string, path: string }} CodeAddress
 */

/**
 * The first segment of a page's address: `memorial` shows the layout that the owner chose, the others a fixed one.
 * @type {readonly ['memorial', 'enhanced-memorial', 'classic-memorial']}
 */
export const layoutPaths = ['memorial', 'enhanced-memorial', 'classic-memorial']

/**
 * The first without https, the second with.
 * @type {readonly ['next-auth.session-token', '__Secure-next-auth.session-token']}
 */
export const sessionCookies = ['next-auth.session-token', '__Secure-next-auth.session-token']
/** Holds a secret that identifies a device's own posts. Set with the first post, never earlier. */
export const contributorCookieName = 'mindelund-bidrag'

/** Callers with one of these are known: they are told what is theirs besides the page that everybody gets. */
export const personalCookies = [...sessionCookies, contributorCookieName]
/** Parameters of the return from a form, and of reading on in a list or an album: the page is made for this caller. */
export const personalQuery = ['kladde', 'tak', 'side', 'album']

// Without the flag u, to which 'ſ' is an s.
const PAGE = /^\/+((?:enhanced-|classic-)?memorial)\/(.+?)\/?$/is
const CODE = /^\/+(qr|qr-scan|memorial\/qr)\/(.+?)(\/dual)?\/?$/is
// What stands before and behind is no letter; a question mark that was encoded begins the query.
const MEANT = /^[^\p{L}\p{N}]*([a-z\d]+(?:[\s\p{Pd}]+[a-z\d]+)*)(?:[^\p{L}\p{N}]*|[?&#].*)$/isu
const ONE_SEGMENT = /^\/[^/]+\/[^/]+\/?$/

/**
 * The page or code that an address of this site means, however it is written: copied with the signs around it
 * ('/memorial/karen-holm).'), typed with other capitals, dashes or slashes ('//Memorial//Karen/'), encoded, or with
 * dots ('/x/../memorial/%6Baren'). `path` is its one address. A code stays as it was typed, because whoever reads it
 * takes any spelling, and what cannot be a page's key stays too, for its 404. Null for other addresses; never throws.
 * @param {string} url path and query
 * @returns {PageAddress | CodeAddress | null}
 */
export function readAddress(url) {
  const pathname = pathnameOf(url)
  if (pathname === null) return null
  const path = decodeURIComponent(pathname)
  return readCode(path) ?? readPage(path, pathname)
}

/** @param {string} url path and query */
export function hasPersonalQuery(url) {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  return url.includes('?') && personalQuery.some((name) => query.has(name))
}

/**
 * Whether a request's cookie header has one of these names.
 * @param {string} header
 * @param {readonly string[]} names
 */
export function hasCookie(header, names) {
  return header.split(';').some((cookie) => names.includes(cookie.split('=', 1)[0].trim()))
}

/** As the framework reads it, so that no spelling means a page there and something else here; null if malformed. */
function pathnameOf(url) {
  if (!url.startsWith('/')) return null
  try {
    const { pathname } = new URL(`http://localhost${url}`)
    decodeURIComponent(pathname)
    return pathname
  } catch {
    return null
  }
}

function readCode(path) {
  const [, route = '', typed = '', below = ''] = CODE.exec(path) ?? []
  const [, code] = MEANT.exec(typed) ?? []
  return code
    ? { kind: 'code', code, path: `/${knownRoute(route)}/${encodeURIComponent(code)}${below.toLowerCase()}` }
    : null
}

// '/qr/' is a page of its own, '/QR/' the printed address.
const knownRoute = (route) => (route.length === 2 && route !== 'qr' ? 'QR' : route.toLowerCase())

function readPage(path, pathname) {
  const [, word, typed = ''] = PAGE.exec(path) ?? []
  if (!word) return null
  const layout = word.toLowerCase()
  const [, meant] = MEANT.exec(typed) ?? []
  if (!meant) return ONE_SEGMENT.test(pathname) ? { kind: 'page', layout, key: typed, path: pathname } : null
  const key = keyOf(meant)
  return { kind: 'page', layout, key, path: `/${layout}/${encodeURIComponent(key)}` }
}

/** Slugs and ids are in lower case, codes in upper; no slug is a code (slug.ts). */
function keyOf(meant) {
  return isTextCode(meant) ? normaliseTextCode(meant) : meant.toLowerCase().replace(/[\s\p{Pd}]+/gu, '-')
}
