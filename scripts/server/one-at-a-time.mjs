// No browser sends a second call before the first is answered, and no proxy to its upstream.
const MOST_WAITING = 20

/**
 * Answers the calls of one connection one after the other. HTTP/1.1 lets a caller send thousands before the first is
 * answered (RFC 9112 §9.3.2), and Node begins them all at once, though it must answer them in their order: two hundred
 * kilobytes kept everybody else waiting for a quarter of a minute. Whoever sends too many ahead is cut off.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} answer
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
