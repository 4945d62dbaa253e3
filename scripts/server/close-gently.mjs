// As long as usual proxies wait for the rest of what they were told not to send.
const QUIET_MS = 5_000
const MOST_MS = 30_000

/** @type {WeakMap<import('node:net').Socket, import('node:http').IncomingMessage>} the newest call of each connection */
const newest = new WeakMap()

/**
 * Whoever is answered before all of its body came gets to read that answer also where the connection ends with it: our
 * side is ended, and what is still on its way is read and thrown away. Closed with bytes unread, the connection would be
 * reset, and the answer lost on its way (RFC 9112 §9.6): a proxy would say 502 in place of our sentence.
 * @param {import('node:http').IncomingMessage} request
 */
export function closeGently(request) {
  const { socket } = request
  const isKnown = newest.has(socket)
  newest.set(socket, request)
  // Once for each connection: a proxy's brings thousands of calls.
  if (isKnown) return
  const destroySoon = socket.destroySoon.bind(socket)
  socket.destroySoon = () => {
    const last = newest.get(socket)
    if (last.complete || socket.destroyed) return destroySoon()
    const late = setTimeout(() => socket.destroy(), MOST_MS)
    socket.once('close', () => clearTimeout(late))
    last.once('end', destroySoon)
    last.resume()
    // Node destroys whoever is silent for so long.
    socket.setTimeout(QUIET_MS)
    socket.end()
  }
}
