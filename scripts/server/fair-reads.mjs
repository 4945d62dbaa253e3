import { frontSentences } from '../../lib/server/front-sentences.mjs'
import { CLIENT_ADDRESS_HEADER } from './client-address.mjs'

// A church full of phones behind one address reads as fast as ever: a read takes milliseconds until it is answered.
const MOST_AT_ONCE = 16
const MOST_WAITING = 1_000

/**
 * Lets so many reads of one address be worked on at one time; the others of that address wait for them, in their order.
 * Whoever asks for a thousand pages at once waits for themselves, and everybody else is answered in between. A read is
 * worked on until its head is sent: what then comes slowly, to a phone with one bar of signal or over the line on which
 * candles are told, holds nobody up. Calls that bring a body have limits of their own.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} answer
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
      // Whoever went away meanwhile is passed over.
      if (!response.destroyed) answer(request, response)
    }
    if (line.working < MOST_AT_ONCE) begin()
    else if (line.waiting.length < MOST_WAITING) line.waiting.push(begin)
    else refuse(response)
  }
}

/** Calls `done` once: when the head goes out, or when there is nobody to send it to. */
function onceAnswered(response, done) {
  const { writeHead } = response
  let isDone = false
  const tell = () => {
    if (isDone) return
    isDone = true
    // Not within the answer that is being written.
    setImmediate(done)
  }
  response.writeHead = (...parts) => {
    tell()
    return writeHead.apply(response, parts)
  }
  response.once('close', tell)
  if (response.destroyed) tell()
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
