import { AsyncLocalStorage } from 'node:async_hooks'

const PAGE_STATUS = Symbol.for('mindelund.pageStatus')
const told = new WeakMap()

/**
 * Runs `answer`, and lets the page that is rendered in it say what the framework has no way to say
 * (lib/server/page-status.ts): a status of its own, for which the framework knows 200, 404 and 500 only, and which
 * version of a memorial page it is.
 * @param {import('node:http').RequestListener} answer
 */
export function withPageStatus(answer) {
  globalThis[PAGE_STATUS] ??= new AsyncLocalStorage()
  return (request, response) => {
    const said = { status: null, retryAfter: null, document: null }
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
 * What the page said while it was rendered.
 * @param {import('node:http').ServerResponse} response
 */
export const toldOf = (response) => told.get(response)
