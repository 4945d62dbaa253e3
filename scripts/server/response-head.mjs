/** @type {WeakMap<Function, Array<(head: Head) => void>>} what is done before the head, by the `writeHead` that does it */
const actsOf = new WeakMap()

/**
 * A head that is about to be sent: its status, and what else was given to `writeHead`. Both may be changed.
 * @typedef {{ status: number, given: unknown[] }} Head
 */

/**
 * Calls `act` before the head of a response is sent, to read or change it and the headers that are set. Whoever comes last
 * acts first, as the innermost of several that surround an answer.
 * @param {import('node:http').ServerResponse} response
 * @param {(head: Head) => void} act
 */
export function beforeHead(response, act) {
  const { writeHead } = response
  const known = actsOf.get(writeHead)
  if (known) {
    known.unshift(act)
    return
  }
  const acts = [act]
  response.writeHead = (status, ...given) => {
    const head = { status, given }
    for (const each of acts) each(head)
    return writeHead.call(response, head.status, ...head.given)
  }
  actsOf.set(response.writeHead, acts)
}

/**
 * Sends another body where `choose` names one when the head is about to be sent; where it returns null, the answer is as
 * it should be.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {(status: number) => { type: string, body: string } | null} choose `type` without the character set
 */
export function replaceBody({ method }, response, choose) {
  const { write, end } = response
  let body = null
  beforeHead(response, (head) => {
    const chosen = choose(head.status)
    if (!chosen) return
    body = Buffer.from(chosen.body)
    for (const name of ['content-encoding', 'transfer-encoding', 'etag']) response.removeHeader(name)
    response.setHeader('content-type', `${chosen.type}; charset=utf-8`)
    response.setHeader('content-length', body.length)
    head.given = []
  })
  response.write = (...chunk) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return body !== null || write.apply(response, chunk)
  }
  response.end = (...chunk) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    if (body === null) return end.apply(response, chunk)
    return end.apply(response, method === 'HEAD' ? [] : [body])
  }
}
