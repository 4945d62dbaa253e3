import { frontSentences } from '../../lib/server/front-sentences.mjs'
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
