import { processGlobals } from '../../lib/server/process-globals.mjs'
import { beforeHead } from './response-head.mjs'

const told = new WeakMap()
const asked = new WeakMap()

/**
 * Runs `answer`, and lets the page that is rendered in it say what the framework has no way to say
 * (lib/server/page-status.ts): a status of its own, for which the framework knows 200, 404 and 500 only, and which
 * version of a memorial page it is.
 * @param {import('node:http').RequestListener} answer
 */
export function withPageStatus(answer) {
  return (request, response) => {
    const said = { status: null, retryAfter: null, document: null, asked: asked.get(response) ?? null }
    told.set(response, said)
    beforeHead(response, (head) => {
      if (said.status === null || head.status !== 200) return
      response.setHeader('retry-after', said.retryAfter)
      response.setHeader('cache-control', 'private, no-store')
      head.status = said.status
    })
    processGlobals.pageStatus.run(said, () => answer(request, response))
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
