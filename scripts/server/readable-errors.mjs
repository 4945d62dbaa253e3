import fs from 'node:fs'
import path from 'node:path'
import { frontSentences } from '../../lib/server/front-sentences.mjs'
import { readAddress } from '../../lib/shared/page-address.mjs'
import { replaceBody } from './response-head.mjs'

const REFUSALS = {
  404: { code: 'NOT_FOUND', message: frontSentences.notFound },
  405: { code: 'METHOD_NOT_ALLOWED', message: frontSentences.nothingSentHere },
  500: { code: 'INTERNAL', message: 'Noget gik galt hos os. Prøv igen om lidt.' },
}
const UNREADABLE = { code: 'UNREADABLE_BODY', message: frontSentences.unreadable }

/**
 * Runs `answer`, and sends our error where the framework refuses a call itself: an unknown address, or a method the
 * address does not support. The framework would send nothing, English text or a whole page. A request for a page gets
 * that page.
 * @param {import('node:http').RequestListener} answer
 */
export function withReadableRefusal(answer) {
  return (request, response) => {
    if (request.url.startsWith('/api/'))
      replaceBody(request, response, (status) => refusalFor(request, response, status))
    answer(request, response)
  }
}

/** Null where the answer is as it should be. */
function refusalFor({ headers }, response, status) {
  const type = String(response.getHeader('content-type') ?? '')
  const takesPage = (headers.accept ?? '').includes('text/html')
  const isSaid = type.startsWith('application/json') || (takesPage && type.startsWith('text/html'))
  if (status < 400 || isSaid) return null
  response.removeHeader('link')
  response.setHeader('cache-control', 'private, no-store')
  return { type: 'application/json', body: JSON.stringify(REFUSALS[Math.min(status, 500)] ?? UNREADABLE) }
}

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
    const choose = (status) => {
      const page = pageFor(request, response, { status, pages })
      return page && { type: 'text/html', body: page }
    }
    if (takesPage(request)) replaceBody(request, response, choose)
    answer(request, response)
  }
}

function takesPage({ url, headers }) {
  return headers.rsc === undefined && (headers.accept ?? '').includes('text/html') && !HEALTH.test(url)
}

/** Null where the answer is as it should be. */
function pageFor({ method, url }, response, { status, pages: { site, memorial, unavailable } }) {
  // The framework may pass the header as a one-element array.
  if (String(response.getHeader('x-memorial')) === 'hidden') return null
  const isPage = String(response.getHeader('content-type')).startsWith('text/html')
  if (method === 'POST') return status >= 500 && !isPage ? withGoBack(unavailable) : null
  if (method === 'GET' && status >= 500) return unavailable
  if (method !== 'GET' || status !== 404 || !isPage) return null
  const asked = readAddress(url)
  if (asked?.kind !== 'page') return site
  return memorial.replace('"/login"', `"/login?redirect=${encodeURIComponent(asked.path)}"`)
}

/** Its button would ask for the address that only takes forms. */
function withGoBack(page) {
  const [before, after] = [page.indexOf('<form>'), page.indexOf('</form>')]
  return page.slice(0, before) + GO_BACK + page.slice(after + '</form>'.length)
}
