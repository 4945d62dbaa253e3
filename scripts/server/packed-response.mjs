import crypto from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

// At level 9 a build's scripts shrink by one hundredth, and whoever asks first waits eleven times as long.
const BROTLI_LEVEL = 5

const ofOneTransfer = ['content-encoding', 'content-length', 'transfer-encoding', 'etag', 'date', 'connection']

/**
 * @typedef {{ headers: Record<string, unknown>, bodies: { br: Buffer, gzip: Buffer, identity: Buffer }, bytes: number }} Packed
 */

/**
 * Calls `answer` for an uncompressed response. One that `isTaken` accepts is buffered and passed to `use`, with
 * `response` as good as new; others go straight through.
 * @param {import('node:http').RequestListener} answer
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {(response: import('node:http').ServerResponse, status: number) => boolean} isTaken
 * @param {(body: Buffer, headers: import('node:http').OutgoingHttpHeaders) => Promise<void>} use
 */
export function takeOver(answer, request, response, isTaken, use) {
  const { writeHead, write, end } = response
  const encodings = request.headers['accept-encoding']
  request.headers['accept-encoding'] = 'identity'
  const chunks = []
  let isHeld
  const decide = (status) => {
    isHeld ??= isTaken(response, status)
    return isHeld
  }
  const collect = ([chunk, encoding]) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk, encoding))
  }
  response.writeHead = (status, ...rest) => {
    response.statusCode = status
    const headers = rest.find((part) => part && typeof part === 'object')
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
    return decide(status) ? response : writeHead.call(response, status)
  }
  response.write = (...parts) => {
    if (!decide(response.statusCode)) return write.apply(response, parts)
    collect(parts)
    return true
  }
  response.end = (...parts) => {
    if (!decide(response.statusCode)) return end.apply(response, parts)
    collect(parts)
    Object.assign(response, { writeHead, write, end })
    request.headers['accept-encoding'] = encodings
    use(Buffer.concat(chunks), response.getHeaders()).catch(() => response.destroy())
    return response
  }
  answer(request, response)
}

/**
 * A response compressed for every caller.
 * @param {Buffer} body
 * @param {import('node:http').OutgoingHttpHeaders} headers those of one transfer are replaced
 * @param {number} [brotliLevel] 0 to 11
 * @returns {Promise<Packed>}
 */
export async function pack(body, headers, brotliLevel = BROTLI_LEVEL) {
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: brotliLevel } }),
    gzip(body),
  ])
  const kept = Object.entries(headers).filter(([name]) => !ofOneTransfer.includes(name))
  const etag = `W/"${crypto.createHash('sha1').update(body).digest('base64url')}"`
  return {
    headers: { ...Object.fromEntries(kept), etag },
    bodies: { br, gzip: gz, identity: body },
    bytes: body.length + br.length + gz.length,
  }
}

/** Sends a packed response in the best encoding the caller accepts, or 304. */
export function sendPacked(request, response, { headers, bodies }) {
  forgetTransfer(response)
  // Set, not written: those around this answer read its headers when it has ended.
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304).end()
    return
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
  const body = bodies[encoding]
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', body.length)
  response.writeHead(200).end(body)
}

/** Sends a body made for one caller, with the response's own headers. */
export async function sendOnce(request, response, text) {
  const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const body = isPacked ? await gzip(text) : Buffer.from(text)
  forgetTransfer(response)
  if (isPacked) response.setHeader('content-encoding', 'gzip')
  response.setHeader('content-length', body.length)
  response.end(body)
}

function forgetTransfer(response) {
  for (const name of response.getHeaderNames()) if (ofOneTransfer.includes(name)) response.removeHeader(name)
}
