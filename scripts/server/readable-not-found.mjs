import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../set-up/root.mjs'

/**
 * The finished 'not found' page of the build. For a page that looks something up and does not find it, Next sends an
 * empty shell that only script fills; somebody without script would stand before a white page.
 * @returns {Buffer | undefined} undefined where there is no build, as in development
 */
export function readNotFoundPage() {
  const file = path.join(ROOT, process.env.NEXT_DIST_DIR || '.next', 'server/app/_not-found.html')
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined
}

/**
 * Lets `answer` answer, and sends `page` in place of the body when it turns out to be a 404 document.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} answer
 * @param {Buffer} page
 */
export function withReadableNotFound(answer, page) {
  return (request, response) => {
    if (asksForDocument(request)) replaceNotFound(response, page)
    answer(request, response)
  }
}

function asksForDocument({ method, headers }) {
  return method === 'GET' && headers.rsc === undefined && (headers.accept ?? '').includes('text/html')
}

function replaceNotFound(response, page) {
  const { writeHead, write, end } = response
  let isReplaced = false
  response.writeHead = (status, ...rest) => {
    isReplaced = status === 404 && String(response.getHeader('content-type')).startsWith('text/html')
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
