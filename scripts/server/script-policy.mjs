import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readAddress } from '../../lib/shared/page-address.mjs'
import { beforeHead } from './response-head.mjs'

const NO_DOCUMENT = /^\/(?:api|_next|media)\//
// Allowed on every page by next.config.mjs: our own files and the fixed scripts that set the theme and preload the fonts.
const ALLOWED = "script-src 'self'"

/** @returns {string} the hash source for this script (CSP level 3, §2.3.1) */
export const scriptHash = (source) => `'sha256-${crypto.createHash('sha256').update(source).digest('base64')}'`

/**
 * The inline scripts of a prerendered document.
 * @param {string} html
 * @returns {string[]} their hashes, without duplicates; data and external files have none
 */
export function inlineScriptHashes(html) {
  const scripts = [...scriptsOf(html)].filter(({ attributes }) => !/\bsrc=|\bjson"/.test(attributes))
  return [...new Set(scripts.map(({ source }) => scriptHash(source)))]
}

function* scriptsOf(html) {
  for (let start = html.indexOf('<script'); start >= 0; ) {
    const open = html.indexOf('>', start)
    const end = html.indexOf('</script>', open)
    if (open < 0 || end < 0) return
    yield { attributes: html.slice(start + '<script'.length, open), source: html.slice(open + 1, end) }
    start = html.indexOf('<script', end)
  }
}

/**
 * The inline scripts of prerendered documents, by address. These contain no user content and do not change until the
 * next build.
 * @param {string} distDir the build's folder
 * @returns {{ pages: Map<string, string[]>, notFound: string[], failed: string[] }} hashes of their inline scripts
 */
export function readFixedScripts(distDir) {
  const manifest = JSON.parse(fs.readFileSync(path.join(distDir, 'prerender-manifest.json'), 'utf8'))
  const { routes, dynamicRoutes } = manifest
  // A page cached for everybody cannot carry a nonce.
  const kept = Object.keys(dynamicRoutes).find((address) => !isMemorial(address))
  if (kept) throw new Error(`${kept} is kept for everybody, and nothing says which scripts it may run`)
  const pages = new Map()
  for (const [address, { initialRevalidateSeconds }] of Object.entries(routes)) {
    const file = path.join(distDir, 'server/app', `${address === '/' ? 'index' : address.slice(1)}.html`)
    if (!fs.existsSync(file)) continue
    // A revalidated page would have other scripts than those hashed here.
    if (initialRevalidateSeconds !== false) throw new Error(`${address} is renewed while it is served`)
    pages.set(address, inlineScriptHashes(fs.readFileSync(file, 'utf8')))
  }
  return { pages, notFound: pages.get('/_not-found') ?? [], failed: pages.get('/_global-error') ?? [] }
}

/**
 * Lets a document run its own scripts only: a prerendered one by hash, one made for this caller by a nonce that the
 * framework writes on its scripts. A memorial page, which is shared and contains visitors' text, has no script
 * besides those of next.config.mjs.
 * @param {import('node:http').RequestListener} answer
 * @param {ReturnType<typeof readFixedScripts>} fixed
 */
export function withScriptPolicy(answer, { pages, notFound, failed }) {
  return (request, response) => {
    // The framework takes the nonce from these; a client's value must not get into a cached page.
    delete request.headers['content-security-policy']
    delete request.headers['content-security-policy-report-only']
    const address = request.url.split('?', 1)[0].replace(/(.)\/$/, '$1')
    if (NO_DOCUMENT.test(address)) return answer(request, response)
    const own = pages.get(address) ?? (isMemorial(request.url) ? [] : secretFor(request))
    allow(response, (status) => [...own, ...(status === 404 ? notFound : []), ...(status >= 500 ? failed : [])])
    answer(request, response)
  }
}

const isMemorial = (url) => readAddress(url)?.kind === 'page'

function secretFor(request) {
  const secret = `'nonce-${crypto.randomBytes(16).toString('base64')}'`
  request.headers['content-security-policy'] = `script-src ${secret}`
  return [secret]
}

function allow(response, sourcesOf) {
  beforeHead(response, ({ status }) => {
    const policy = response.getHeader('content-security-policy')
    if (typeof policy !== 'string') return
    const sources = [ALLOWED, ...sourcesOf(status)].join(' ')
    response.setHeader(
      'content-security-policy',
      policy.replace(ALLOWED, () => sources),
    )
  })
}
