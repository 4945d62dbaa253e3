import { AsyncLocalStorage } from 'node:async_hooks'

const PAGE_STATUS = Symbol.for('mindelund.pageStatus')

/**
 * Runs `answer`, and lets the page that is rendered in it say its own status (lib/server/page-status.ts): the framework
 * gives a page 200, 404 or 500 only.
 * @param {import('node:http').RequestListener} answer
 */
export function withPageStatus(answer) {
  globalThis[PAGE_STATUS] ??= new AsyncLocalStorage()
  return (request, response) => {
    const said = { status: null, retryAfter: null }
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
