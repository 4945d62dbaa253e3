import { AsyncResource } from 'node:async_hooks'

const HEALTH = /^\/api\/health\/?(?:\?|$)/

/**
 * Stands in for the framework while it starts: whoever needs it waits. Only the health check is answered at once, so that a
 * load balancer sends nobody yet.
 * @returns {{ answer: import('node:http').RequestListener, begin: (framework: import('node:http').RequestListener) => void,
 * finish: () => void }} `begin`: called once, when the framework takes requests and can send files; `finish`: when it can
 * answer all of them
 */
export function openStartUp() {
  let isFinished = false
  let framework = null
  const waiting = []
  return {
    answer(request, response) {
      if (!isFinished && HEALTH.test(request.url)) return sayStarting(response)
      if (framework) return framework(request, response)
      waiting.push(AsyncResource.bind(() => response.destroyed || framework(request, response)))
    },
    begin(begun) {
      framework = begun
      for (const go of waiting.splice(0)) go()
    },
    finish() {
      isFinished = true
    },
  }
}

function sayStarting(response) {
  // Set, not written: what surrounds this would take it for a refusal of the framework's.
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('retry-after', '1')
  response
    .writeHead(503)
    .end(JSON.stringify({ status: 'starting', message: 'Siden er ved at starte. Prøv igen om lidt.' }))
}
