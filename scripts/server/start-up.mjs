import { AsyncResource } from 'node:async_hooks'

const HEALTH = /^\/api\/health\/?(?:\?|$)/
const FRAMEWORK_FILE = /^\/_next\//
const SENTENCE = 'Siden er ved at starte. Prøv igen om lidt.'
const STARTING = { code: 'STARTING', message: SENTENCE }

/** How long anybody waits for a process that starts: shorter than browsers and proxies wait for a first byte. */
export const START_PATIENCE_MS = 20_000

/**
 * Stands in for the framework while it starts: whoever needs it waits, until their patience is over. Only the health check is
 * answered at once, so that a load balancer sends nobody yet.
 * @param {{ patienceMs?: number }} [options]
 * @returns {{ answer: import('node:http').RequestListener, begin: (framework: import('node:http').RequestListener) => void,
 * finish: () => void }} `begin`: called once, when the framework can send its files; `finish`: when it can answer everything
 */
export function openStartUp({ patienceMs = START_PATIENCE_MS } = {}) {
  let isFinished = false
  let framework = null
  const waiting = new Set()
  const isServed = ({ url }) => isFinished || (framework && FRAMEWORK_FILE.test(url))
  const releaseServed = () => {
    for (const held of waiting) if (isServed(held.request)) held.go()
  }
  return {
    answer(request, response) {
      if (!isFinished && HEALTH.test(request.url))
        return sendStarting(response, { status: 'starting', message: SENTENCE })
      if (isServed(request)) return framework(request, response)
      const end = (act) => {
        clearTimeout(late)
        waiting.delete(held)
        return response.destroyed || act(request, response)
      }
      // Where a page was asked for, readable-errors.mjs makes one of it.
      const late = setTimeout(() => end(() => sendStarting(response, STARTING)), patienceMs)
      const held = { request, go: AsyncResource.bind(() => end(framework)) }
      waiting.add(held)
    },
    begin(begun) {
      framework = begun
      releaseServed()
    },
    finish() {
      isFinished = true
      releaseServed()
    },
  }
}

function sendStarting(response, said) {
  // Set, not written: what surrounds this would take it for a refusal of the framework's.
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('retry-after', '1')
  response.writeHead(503).end(JSON.stringify(said))
}
