import http from 'node:http'
import { pipeline } from 'node:stream'

const NAMED_BY_CONTENT = /^\/(?:_next\/static|letters)\//
// As RFC 9110 §7.6.1 has them, for one connection only.
const OF_A_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']
const EVERYWHERE = ['0.0.0.0', '::']

/**
 * Once another release serves, its pages ask for scripts on connections that are still kept alive here. Its files come from
 * it, over the port that it now listens on; it has those of this release too.
 * @param {http.RequestListener} answer
 * @param {{ host: string, port: number, hasSuccessor: () => boolean }} where
 * @returns {http.RequestListener}
 */
export function withSuccessor(answer, { host, port, hasSuccessor }) {
  return (request, response) => {
    if (!hasSuccessor() || !NAMED_BY_CONTENT.test(request.url)) return answer(request, response)
    const { method, url, headers } = request
    const call = http.request({
      host: EVERYWHERE.includes(host) ? 'localhost' : host,
      port,
      method,
      path: url,
      headers: { ...headers, connection: 'close' },
      agent: false,
    })
    call.once('response', (reply) => {
      for (const name of OF_A_CONNECTION) delete reply.headers[name]
      response.writeHead(reply.statusCode, reply.headers)
      pipeline(reply, response, () => {})
    })
    call.once('error', () => response.destroy())
    call.end()
  }
}
