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
export function closeGently(request) {
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
