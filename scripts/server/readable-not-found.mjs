import fs from 'node:fs'
import path from 'node:path'
import { readAddress } from '../../lib/shared/page-address.mjs'

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
 * Runs `answer`, and replaces the body with a prerendered page when it turns out to be a 404 document. For a
 * memorial's address, that page says that a members-only page needs a sign-in, which leads back. A hidden page keeps
 * its own text.
 * @param {import('node:http').RequestListener} answer
 * @param {{ site: string, memorial: string }} pages
 */
export function withReadableNotFound(answer, pages) {
  return (request, response) => {
    if (asksForDocument(request)) replaceNotFound(response, pageFor(request.url, pages))
    answer(request, response)
  }
}

function pageFor(url, { site, memorial }) {
  const asked = readAddress(url)
  if (asked?.kind !== 'page') return Buffer.from(site)
  return Buffer.from(memorial.replace('"/login"', `"/login?redirect=${encodeURIComponent(asked.path)}"`))
}

function asksForDocument({ method, headers }) {
  return method === 'GET' && headers.rsc === undefined && (headers.accept ?? '').includes('text/html')
}

function replaceNotFound(response, page) {
  const { writeHead, write, end } = response
  let isReplaced = false
  response.writeHead = (status, ...rest) => {
    // The framework may pass the header as a one-element array.
    const saysWhy = String(response.getHeader('x-memorial')) === 'hidden'
    isReplaced = status === 404 && !saysWhy && String(response.getHeader('content-type')).startsWith('text/html')
    if (!isReplaced) return writeHead.call(response, status, ...rest)
    for (const name of ['content-encoding', 'transfer-encoding', 'etag']) response.removeHeader(name)
    response.setHeader('content-length', page.length)
    return writeHead.call(response, status)
  }
  response.write = (...chunk) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return isReplaced || write.apply(response, chunk)
  }
  response.end = (...chunk) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return end.apply(response, isReplaced ? [page] : chunk)
  }
}
