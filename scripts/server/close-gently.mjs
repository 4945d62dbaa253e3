// As long as usual proxies wait for the rest of what they were told not to send.
const QUIET_MS = 5_000
const MOST_MS = 30_000

/**
 * Whoever is answered before all of its body came gets to read that answer also where the connection ends with it: our
 * side is ended, and what is still on its way is read and thrown away. Closed with bytes unread, the connection would be
 * reset, and the answer lost on its way (RFC 9112 §9.6): a proxy would say 502 in place of our sentence.
 * @param {import('node:http').IncomingMessage} request
 */
export function closeGently(request) {
  const { socket } = request
  if (request.complete) return
  const destroySoon = socket.destroySoon.bind(socket)
  socket.destroySoon = () => {
    if (request.complete || socket.destroyed) return destroySoon()
    const late = setTimeout(() => socket.destroy(), MOST_MS)
    socket.once('close', () => clearTimeout(late))
    request.once('end', destroySoon)
    request.resume()
    // Node destroys whoever is silent for so long.
    socket.setTimeout(QUIET_MS)
    socket.end()
  }
}
