import { frontSentences } from '../../lib/server/front-sentences.mjs'

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
    if (request.url.startsWith('/api/')) putSentence(request, response)
    answer(request, response)
  }
}

function putSentence({ method, headers }, response) {
  const { writeHead, write, end } = response
  const takesPage = (headers.accept ?? '').includes('text/html')
  let body = null
  response.writeHead = (status, ...rest) => {
    const type = String(response.getHeader('content-type') ?? '')
    const isSaid = type.startsWith('application/json') || (takesPage && type.startsWith('text/html'))
    if (status < 400 || isSaid) return writeHead.call(response, status, ...rest)
    body = Buffer.from(JSON.stringify(REFUSALS[Math.min(status, 500)] ?? UNREADABLE))
    for (const name of ['content-encoding', 'transfer-encoding', 'etag', 'link']) response.removeHeader(name)
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.setHeader('content-length', body.length)
    response.setHeader('cache-control', 'private, no-store')
    return writeHead.call(response, status)
  }
  response.write = (...chunk) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return body !== null || write.apply(response, chunk)
  }
  response.end = (...chunk) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return end.apply(response, body && method !== 'HEAD' ? [body] : body ? [] : chunk)
  }
}
