const REQUESTS = Symbol.for('mindelund.onRequest')
const PAGE = /^\/(?:enhanced-|classic-)?memorial\/[a-z0-9-]+(?=\?|$)/i

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
    const isPage = method === 'GET' && request.headers.rsc === undefined && PAGE.test(url)
    let startedAt = performance.now()
    request.once('end', () => {
      if (!response.headersSent) startedAt = performance.now()
    })
    let headers = {}
    const { writeHead } = response
    response.writeHead = (...parts) => {
      headers = { ...response.getHeaders(), ...parts.find((part) => part && typeof part === 'object') }
      return writeHead.apply(response, parts)
    }
    response.once('finish', () => {
      const tell = globalThis[REQUESTS]
      if (typeof tell !== 'function') return
      const status = response.statusCode
      const isStream = String(headers['content-type'] ?? '').startsWith('text/event-stream')
      tell({
        route: nameOf(url, status),
        status,
        ms: isStream ? null : performance.now() - startedAt,
        page: isPage && (status === 200 || status === 304) ? pageWord(headers) : null,
      })
    })
    answer(request, response)
  }
}

/** Whether the page came from memory; pages that are made for one caller do not say. */
function pageWord(headers) {
  return headers['x-nextjs-cache'] === 'HIT' ? 'hit' : 'miss'
}
