// Browsers send no second request before the first response, and neither do proxies to their upstream.
const MOST_WAITING = 20

/**
 * Handles the requests of one connection one after the other. HTTP/1.1 lets a client pipeline thousands (RFC 9112
 * §9.3.2), and Node starts them all at once, though it must answer in order: two hundred kilobytes blocked all other
 * clients for a quarter of a minute. A client that pipelines too many is cut off.
 * @param {import('node:http').RequestListener} answer
 */
export function oneAtATime(answer) {
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
