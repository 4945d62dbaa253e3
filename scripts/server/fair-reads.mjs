import { frontSentences } from '../../lib/server/front-sentences.mjs'
import { CLIENT_ADDRESS_HEADER } from './client-address.mjs'
import { beforeHead } from './response-head.mjs'

// Enough for a church full of phones behind one address: a read takes milliseconds.
const MOST_AT_ONCE = 16
const MOST_WAITING = 1_000

/**
 * Limits concurrent reads per client address; further reads of that address queue in order, so that a client
 * requesting a thousand pages delays only itself. A read counts until its head is sent: a slow body, to a phone with
 * a weak signal or on the live candle connection, delays nobody. Requests with a body have limits of their own.
 * @param {import('node:http').RequestListener} answer
 */
export function fairReads(answer) {
  /** @type {Map<string, { working: number, waiting: Array<() => void> }>} */
  const addresses = new Map()
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(request, response)
    const address = request.headers[CLIENT_ADDRESS_HEADER]
    const line = addresses.get(address) ?? { working: 0, waiting: [] }
    addresses.set(address, line)
    const begin = () => {
      line.working++
      onceAnswered(response, () => {
        line.working--
        const next = line.waiting.shift()
        if (next) next()
        else if (line.working === 0) addresses.delete(address)
      })
      // Skips clients that have disconnected.
      if (!response.destroyed) answer(request, response)
    }
    if (line.working < MOST_AT_ONCE) begin()
    else if (line.waiting.length < MOST_WAITING) line.waiting.push(begin)
    else refuse(response)
  }
}

/** Calls `done` once: when the head is sent, or when the client has disconnected. */
function onceAnswered(response, done) {
  let isDone = false
  const report = () => {
    if (isDone) return
    isDone = true
    // Not while the response is being written.
    setImmediate(done)
  }
  beforeHead(response, report)
  response.once('close', report)
  if (response.destroyed) report()
}

function refuse(response) {
  response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '5' })
  response.end(
    JSON.stringify({
      code: 'SERVER_BUSY',
      message: frontSentences.busy,
    }),
  )
}
