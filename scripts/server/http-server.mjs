import http from 'node:http'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { frontSentences } from '../../lib/server/front-sentences.mjs'
import { identifyClient } from './client-address.mjs'
import { fairReads } from './fair-reads.mjs'
import { beforeHead } from './response-head.mjs'

// Long enough for a request that was sent before its sender could know.
const IDLE_MS = 250

/**
 * An HTTP server that knows the client's true address, refuses what no handler should see, and closes cleanly.
 * @param {{ port: number, host?: string, socket?: { fd: number }, trustedProxies: number, answer: http.RequestListener,
 * isStandby?: boolean }} options `socket`: the launcher's, in place of one of our own on `port`; with `isStandby` nothing is
 * accepted before `listen`
 * @returns {Promise<{ port: number, httpServer: http.Server, listen: () => Promise<void>,
 * close: (patienceMs: number, idleMs?: number) => Promise<void> }>} `close` accepts nothing more and lets running requests
 * finish; what takes longer than `patienceMs` is cut. A connection that is kept alive may bring one more request for
 * `idleMs`.
 */
export async function openHttpServer({ port, host, socket, trustedProxies, answer, isStandby = false }) {
  let isClosing = false
  const inTurn = oneAtATime(fairReads(answer))
  const server = http.createServer((request, response) => {
    identifyClient(request, trustedProxies)
    closeGently(request)
    mendHead(response, () => isClosing)
    // We have no server actions; the framework would answer for them, in English, before any route runs.
    delete request.headers['next-action']
    if (!isReadable(request.url)) unreadable(request, response)
    else if (!mayBringBody(request)) wrongPlace(request, response)
    else inTurn(request, response)
  })
  const upgraded = new Set()
  server.on('upgrade', (request, socket) => {
    identifyClient(request, trustedProxies)
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    // Next adds its own upgrade listener when it needs one, such as for hot reloading.
    if (server.listenerCount('upgrade') === 1) socket.destroy()
  })
  // Longer than the idle time of usual proxies: the side that closes last never writes into a closed connection.
  server.keepAliveTimeout = 65_000
  server.headersTimeout = 70_000
  const begin = () => listen(server, socket ?? { port, host })
  if (!isStandby) await begin()

  return {
    port: server.address()?.port ?? port,
    httpServer: server,
    listen: begin,
    close(patienceMs, idleMs = IDLE_MS) {
      isClosing = true
      return close({ server, upgraded, patienceMs, idleMs })
    },
  }
}

/** @throws when another program has the port, before minutes are spent on building */
export async function assertPortFree(port, host) {
  const probe = http.createServer()
  try {
    await listen(probe, { port, host })
  } catch (error) {
    throw new Error(explainListenError(error) ?? error.message, { cause: error })
  }
  await new Promise((resolve) => probe.close(resolve))
}

/** @returns {string ¦ undefined} what the user can do about it */
export function explainListenError({ code, port }) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} er optaget af et andet program. Vælg en anden, for eksempel PORT=${port + 1}.`
  }
  if (code === 'EACCES') return `Port ${port} må ikke bruges af denne bruger. Vælg en over 1024 med PORT.`
  return undefined
}

/**
 * False for malformed percent encoding, and for NUL, which no database stores: the framework would answer 500 for a
 * client error.
 */
function isReadable(address) {
  if (address.includes('%00')) return false
  try {
    decodeURIComponent(address.split('?', 1)[0])
    return true
  } catch {
    return false
  }
}

// Pages are read-only. The framework would buffer megabytes for them before any code of ours runs.
function mayBringBody({ method, url }) {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || url.startsWith('/api/')
}

function wrongPlace(_request, response) {
  response.writeHead(405, {
    'content-type': 'application/json; charset=utf-8',
    allow: 'GET, HEAD',
    connection: 'close',
  })
  response.end(JSON.stringify({ code: 'METHOD_NOT_ALLOWED', message: frontSentences.nothingSentHere }))
}

// The first response of a redirect that the framework caches has its Location header twice; some clients join the two
// into one address. Browsers keep a permanent redirect for ever: it would lead in a circle where another server, while
// this one is away, leads the other way.
function mendHead(response, isClosing) {
  beforeHead(response, ({ status }) => {
    // The next request of this connection goes to who serves then.
    if (isClosing()) response.setHeader('connection', 'close')
    const places = response.getHeader('location')
    if (Array.isArray(places)) response.setHeader('location', places[0])
    if (status === 301 || status === 308) response.setHeader('cache-control', 'no-store')
  })
}

function unreadable(_request, response) {
  response.writeHead(400, { 'content-type': 'application/json; charset=utf-8' })
  response.end(
    JSON.stringify({
      code: 'UNREADABLE_ADDRESS',
      message: 'Adressen er ikke skrevet rigtigt. Scan koden igen, eller gå til forsiden.',
    }),
  )
}

function listen(server, place) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(place, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

async function close({ server, upgraded, patienceMs, idleMs }) {
  // Node forgets upgraded connections, yet waits for them to end.
  for (const socket of upgraded) socket.destroy()
  // Not HTTP's own: it cuts idle connections at once, also one whose next request is on its way.
  const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve))
  const idleUntil = performance.now() + idleMs
  const sweep = setInterval(() => performance.now() > idleUntil && server.closeIdleConnections(), 50)
  const late = new AbortController()
  const cut = pause(patienceMs, undefined, { signal: late.signal })
    .then(() => server.closeAllConnections())
    .catch(() => {})
  await closed
  clearInterval(sweep)
  late.abort()
  await cut
}

// As long as common proxies wait for the rest of a refused body.
const QUIET_MS = 5_000
const MOST_MS = 30_000

/**
 * @type {WeakMap<import('node:net').Socket, import('node:http').IncomingMessage>} the newest request of
 * each connection
 */
const newest = new WeakMap()

/**
 * Lets a client read a response sent before its whole body arrived, when the connection then closes: our side is
 * half-closed, and the rest of the body is read and discarded. Closing with unread bytes would reset the connection
 * and lose the response (RFC 9112 §9.6); a proxy would send 502 instead of our sentence.
 * @param {import('node:http').IncomingMessage} request
 */
function closeGently(request) {
  const { socket } = request
  const isKnown = newest.has(socket)
  newest.set(socket, request)
  // Once a connection: a proxy's carries thousands of requests.
  if (isKnown) return
  const destroySoon = socket.destroySoon.bind(socket)
  socket.destroySoon = () => {
    const last = newest.get(socket)
    if (last.complete || socket.destroyed) return destroySoon()
    const late = setTimeout(() => socket.destroy(), MOST_MS)
    socket.once('close', () => clearTimeout(late))
    last.once('end', destroySoon)
    last.resume()
    // Node destroys connections idle for this long.
    socket.setTimeout(QUIET_MS)
    socket.end()
  }
}

// Browsers send no second request before the first response, and neither do proxies to their upstream.
const MOST_WAITING = 20

/**
 * Handles the requests of one connection one after the other. HTTP/1.1 lets a client pipeline thousands (RFC 9112
 * §9.3.2), and Node starts them all at once, though it must answer in order: two hundred kilobytes blocked all other
 * clients for a quarter of a minute. A client that pipelines too many is cut off.
 * @param {import('node:http').RequestListener} answer
 */
function oneAtATime(answer) {
  /** @type {WeakMap<import('node:net').Socket, { isBusy: boolean, waiting: Array<() => void> }>} */
  const lines = new WeakMap()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const line = lines.get(socket) ?? { isBusy: false, waiting: [] }
    lines.set(socket, line)
    const begin = () => {
      line.isBusy = true
      response.once('close', () => {
        line.isBusy = false
        if (!socket.destroyed) line.waiting.shift()?.()
      })
      answer(request, response)
    }
    if (!line.isBusy) begin()
    else if (line.waiting.length < MOST_WAITING) line.waiting.push(begin)
    else socket.destroy()
  }
}
