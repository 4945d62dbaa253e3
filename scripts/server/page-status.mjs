import { AsyncLocalStorage } from 'node:async_hooks'

const PAGE_STATUS = Symbol.for('mindelund.pageStatus')
const told = new WeakMap()
const asked = new WeakMap()

/**
 * Runs `answer`, and lets the page that is rendered in it say what the framework has no way to say
 * (lib/server/page-status.ts): a status of its own, for which the framework knows 200, 404 and 500 only, and which
 * version of a memorial page it is.
 * @param {import('node:http').RequestListener} answer
 */
export function withPageStatus(answer) {
  globalThis[PAGE_STATUS] ??= new AsyncLocalStorage()
  return (request, response) => {
    const said = { status: null, retryAfter: null, document: null, asked: asked.get(response) ?? null }
    told.set(response, said)
    const { writeHead } = response
    response.writeHead = (status, ...rest) => {
      if (said.status === null || status !== 200) return writeHead.call(response, status, ...rest)
      response.setHeader('retry-after', said.retryAfter)
      response.setHeader('cache-control', 'private, no-store')
      return writeHead.call(response, said.status, ...rest)
    }
    globalThis[PAGE_STATUS].run(said, () => answer(request, response))
  }
}

/**
 * Has the page that will be rendered as this response know what the process asks of it. Nothing of a request does that.
 * @param {import('node:http').ServerResponse} response
 * @param {object} what
 */
export const askOf = (response, what) => asked.set(response, what)

/**
 * What the page said while it was rendered.
 * @param {import('node:http').ServerResponse} response
 */
export const toldOf = (response) => told.get(response)
