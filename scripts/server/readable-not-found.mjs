import fs from 'node:fs'
import path from 'node:path'
import { readAddress } from '../../lib/shared/page-address.mjs'

// Monitors read it, also in a browser.
const HEALTH = /^\/api\/health\b/
const GO_BACK = '<p>Går du tilbage i din browser, står det, du skrev, der endnu.</p>'

/**
 * The prerendered pages of the build that are sent in place of the framework's own: 'not found', and for when a
 * memorial page cannot be made. When a page's lookup finds nothing, Next sends an empty shell that
 * only script fills: a blank page for visitors without script.
 * @param {string} distDir the build's folder
 * @returns {{ site: string, memorial: string, unavailable: string }}
 */
export function readReadyPages(distDir) {
  const read = (name) => fs.readFileSync(path.join(distDir, 'server/app', name), 'utf8')
  return { site: read('_not-found.html'), memorial: read('not-found.body'), unavailable: read('unavailable.body') }
}

/**
 * Runs `answer`, and sends a prerendered page where a browser would get nothing that can be read without script: for a 404
 * document, and for a failure of ours, which the framework leaves to script and our API tells as JSON. For a
 * memorial's address, the page of a 404 says that a members-only page needs a sign-in, which leads back. A hidden page
 * keeps its own text, and so does the page that holds a form which could not be taken (lib/server/lost-form.ts).
 * @param {import('node:http').RequestListener} answer
 * @param {{ site: string, memorial: string, unavailable: string }} pages
 */
export function withReadableNotFound(answer, pages) {
  return (request, response) => {
    if (takesPage(request)) replaceBody(response, (status, isPage) => pageFor(request, { status, isPage }, pages))
    answer(request, response)
  }
}

function takesPage({ url, headers }) {
  return headers.rsc === undefined && (headers.accept ?? '').includes('text/html') && !HEALTH.test(url)
}

/** Null where the answer is as it should be. */
function pageFor({ method, url }, { status, isPage }, { site, memorial, unavailable }) {
  if (method === 'POST') return status >= 500 && !isPage ? Buffer.from(withGoBack(unavailable)) : null
  if (method === 'GET' && status >= 500) return Buffer.from(unavailable)
  if (method !== 'GET' || status !== 404 || !isPage) return null
  const asked = readAddress(url)
  if (asked?.kind !== 'page') return Buffer.from(site)
  return Buffer.from(memorial.replace('"/login"', `"/login?redirect=${encodeURIComponent(asked.path)}"`))
}

/** Its button would ask for the address that only takes forms. */
function withGoBack(page) {
  const [before, after] = [page.indexOf('<form>'), page.indexOf('</form>')]
  return page.slice(0, before) + GO_BACK + page.slice(after + '</form>'.length)
}

function replaceBody(response, pageOf) {
  const { writeHead, write, end } = response
  let page = null
  response.writeHead = (status, ...rest) => {
    // The framework may pass the header as a one-element array.
    const saysWhy = String(response.getHeader('x-memorial')) === 'hidden'
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    page = saysWhy ? null : pageOf(status, isPage)
    if (!page) return writeHead.call(response, status, ...rest)
    for (const name of ['content-encoding', 'transfer-encoding', 'etag']) response.removeHeader(name)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-length', page.length)
    return writeHead.call(response, status)
  }
  response.write = (...chunk) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return page !== null || write.apply(response, chunk)
  }
  response.end = (...chunk) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return end.apply(response, page ? [page] : chunk)
  }
}
