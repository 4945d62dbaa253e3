import { processGlobals } from '../../lib/server/process-globals.mjs'
import { readAddress } from '../../lib/shared/page-address.mjs'
import { beforeHead } from './response-head.mjs'

/**
 * Runs `answer`, then tells the application (lib/server/telemetry/this-process.ts) by which route, how long and how it
 * ended. The time begins when the request has arrived wholly: a slow connection is not the server's time. Streams of
 * events, which end when the page is left, are counted without a time.
 * @param {import('node:http').RequestListener} answer
 * @param {(address: string, status: number) => string} nameOf
 */
export function withRequestTimes(answer, nameOf) {
  return (request, response) => {
    const { method, url = '' } = request
    const isPage = method === 'GET' && request.headers.rsc === undefined && readAddress(url)?.kind === 'page'
    let startedAt = performance.now()
    request.once('end', () => {
      if (!response.headersSent) startedAt = performance.now()
    })
    let given = {}
    beforeHead(response, (head) => {
      given = head.given.find((part) => part && typeof part === 'object') ?? {}
    })
    // Two of them, not a copy of all: this surrounds every answer.
    const headerOf = (name) => given[name] ?? response.getHeader(name)
    response.once('finish', () => {
      const tell = processGlobals.onRequest
      if (!tell) return
      const status = response.statusCode
      const isStream = String(headerOf('content-type') ?? '').startsWith('text/event-stream')
      tell({
        route: nameOf(url, status),
        status,
        ms: isStream ? null : performance.now() - startedAt,
        page: isPage && (status === 200 || status === 304) ? pageWord(headerOf('x-page')) : null,
      })
    })
    answer(request, response)
  }
}

/** Whether the page was made before it was asked for; pages that are made for one caller do not say. */
function pageWord(word) {
  return word === 'HIT' ? 'hit' : 'miss'
}
