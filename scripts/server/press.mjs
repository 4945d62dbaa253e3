import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { processGlobals } from '../../lib/server/process-globals.mjs'
import { withOwnScript } from './own-script.mjs'
import { pack, takeOver } from './packed-response.mjs'
import { askOf, toldOf } from './page-status.mjs'

// Once for each version of a page, mostly before anybody asks for it (docs/decisions/051-at-the-grave.md).
const BROTLI_LEVEL = 10
// Of a page that changes faster than it is drawn, whoever still waits gets a copy of their own.
const MOST_TRIES = 3
const SHARED = 'public, max-age=0, must-revalidate'

/**
 * How the application finds and keeps finished pages: resolves when it says so, at its start, which waits until what
 * `first` names then has ended.
 * @param {() => Iterable<Promise<unknown>>} [first]
 */
export function expectApplication(first = () => []) {
  return new Promise((resolve) => {
    processGlobals.takeDocuments = (documents) => {
      resolve(documents)
      return Promise.allSettled(first())
    }
  })
}

/** @typedef {(path: string) => Promise<{ status?: number, text: string }>} Ask asks the server itself */

/**
 * Makes finished documents: one at a time for each page and layout, however many ask. The framework is asked over a
 * connection of our own, without a visitor's cookies, who may also leave before the page is made. The application finds
 * the press among the process's globals.
 * @param {import('node:http').RequestListener} answer
 * @param {{ ownScript: import('./own-script.mjs').OwnScript, isMeasured?: boolean, application: Promise<any>,
 * complete?: (html: string, ask: Ask) => string | Promise<string>, drawnWithinMs?: number }} options
 * `isMeasured`: whether the script measures the pages for visitors; `application`: of `expectApplication`; `complete`: what
 * a document lacks when it is drawn; `drawnWithinMs`: when a drawing is given up
 */
export function openPress(
  answer,
  { ownScript, isMeasured = false, application, complete = (html) => html, drawnWithinMs = 60_000 },
) {
  const atWork = new Map()
  const awaited = new Map()

  const inner = http.createServer((request, response) => {
    const waiting = awaited.get(request.headers['x-press'])
    if (waiting?.asked) askOf(response, waiting.asked)
    takeOver(answer, request, response, isDocument, async (body, headers) => {
      const html = await complete(body.toString(), ask)
      await waiting?.take({ html, headers, told: toldOf(response)?.document })
      response.writeHead(204).end()
    })
  })
  inner.unref()
  let port
  const listening = () => {
    port ??= new Promise((resolve, reject) => {
      inner.once('error', reject)
      inner.listen({ port: 0, host: '127.0.0.1' }, () => resolve(inner.address().port))
    }).catch((error) => {
      port = undefined
      throw error
    })
    return port
  }

  // Not the built-in fetch: its pool can forget a question whose connection broke, and all who asked for that page waited
  // without an end.
  async function ask(path, headers) {
    const port = await listening()
    const signal = AbortSignal.timeout(drawnWithinMs)
    return new Promise((resolve, reject) => {
      const asked = http.get({ host: '127.0.0.1', port, path, headers, agent: false, signal }, (answered) => {
        text(answered).then((body) => resolve({ status: answered.statusCode, text: body }), reject)
      })
      asked.on('error', reject)
    })
  }

  /** What `use` makes of the document that the framework answers, or null. `asked`: what the page is to know. */
  async function draw({ memorialId, layout, slug, path = `/${layout}/${slug}` }, use, asked) {
    const name = randomUUID()
    let drawn = null
    const take = async ({ told, ...document }) => {
      // A slug may have changed hands meanwhile.
      if (told?.memorialId === memorialId) drawn = await use(document, told)
    }
    awaited.set(name, { asked, take })
    try {
      await ask(path, { 'x-press': name, accept: 'text/html' })
    } finally {
      awaited.delete(name)
    }
    return drawn
  }

  async function finish({ html, headers }, told) {
    const body = Buffer.from(withOwnScript(html, ownScript, isMeasured))
    return finished({ packed: await pack(body, headers, BROTLI_LEVEL), told })
  }

  function begin(found) {
    const key = `${found.memorialId} ${found.layout}`
    const failed = async (error) => (await application).failed(error)
    // Where it fails, whoever waits gets a page of their own.
    const drawn = draw(found, finish).catch((error) => failed(error).then(() => null))
    const kept = drawn
      .then(async (document) => document && (await application).keep({ ...document, layout: found.layout }))
      .catch(failed)
      .finally(() => atWork.delete(key))
    const work = { drawn, kept }
    atWork.set(key, work)
    return work
  }

  const press = {
    /**
     * The document of a page at its version or a later one; null when it is not open, or changes faster than it is
     * drawn.
     */
    async make(found) {
      const key = `${found.memorialId} ${found.layout}`
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const work = atWork.get(key) ?? begin(found)
        const document = await work.drawn
        if (!document) return null
        if (document.version >= found.version) return { headers: document.headers, ...document.packed }
        await work.kept
      }
      return null
    },

    /** The page, or the part of a list that is asked for, as HTML for its static copy; null where there is none. */
    drawStatic: (found, asked) => draw(found, ({ html }) => withOwnScript(html, { ...ownScript, names: [] }), asked),
  }
  processGlobals.makePage = press.make
  processGlobals.drawStatic = press.drawStatic
  return press
}

/** Whether the answer is a document, also before it is sent. */
export function isDocument(response, status) {
  return status === 200 && String(response.getHeader('content-type')).startsWith('text/html')
}

function finished({ packed: { headers, bodies }, told }) {
  // Whoever opens a page in a new tab, as after a scan, would wait until the browser has started one more process for it:
  // nearly as long again until the first words. It guards the state of a page against its opener, and this page is public.
  const { 'cross-origin-opener-policy': _, ...shared } = headers
  return {
    ...told,
    headers: { ...shared, 'cache-control': SHARED },
    packed: { br: bodies.br, gzip: bodies.gzip },
  }
}
