import { setTimeout as pause } from 'node:timers/promises'
import { letterFiles } from '../../components/frame/letter-files.mjs'
import { launchServer } from '../server/launch.mjs'
import { freePort } from '../set-up/free-port.mjs'
import { timed } from './growth.mjs'
import { onSlow4g, withBrowser } from './paint.mjs'
import { median } from './throughput.mjs'

const ROUNDS = 5
// Of the process's own start, which goes on for seconds after its first answer.
const AT_REST_MS = 50
const TIMES_AT_REST = 5

/**
 * A process's first answers: from its start to a page from the store and to one that the framework makes, for visitors who
 * have waited since it began. The first visit to a page in a process that has just been started, whose document is in the store only, and the second,
 * whose document is in memory. `firstByteMs` is what a visitor on slow 4G waits for; `serverMs` is the whole answer without
 * a network, of another page than the one the visitor opened.
 * @returns {Promise<Record<'cold' | 'warm', { firstByteMs: number, serverMs: number }> & { start: { storedMs: number,
 * frameworkMs: number } }>} medians
 */
export async function measureCold(site) {
  for (const slug of ['graven', 'stor', 'stille']) await timed(`${site.origin}/memorial/${slug}`)
  const visits = { cold: [], warm: [] }
  const starts = []
  await withBrowser(async (browser) => {
    for (let round = 0; round < ROUNDS; round++) {
      const port = await freePort()
      const server = launchServer({ env: { ...site.env, PORT: String(port) } })
      try {
        const origin = `http://127.0.0.1:${port}`
        const firsts = [timeFirst(`${origin}/memorial/stille`), timeFirst(`${origin}/login`), server.ready]
        const [storedMs, frameworkMs] = await Promise.all(firsts)
        starts.push({ storedMs, frameworkMs })
        await untilAtRest(origin)
        for (const found of Object.values(visits)) {
          found.push({
            firstByteMs: await timeFirstByte(browser, `${origin}/memorial/graven`),
            serverMs: await timed(`${origin}/memorial/stor`),
          })
        }
      } finally {
        await server.stop()
      }
    }
  })
  const middle = (found, figure) => median(found.map((visit) => visit[figure]))
  const summaryOf = (found) => ({ firstByteMs: middle(found, 'firstByteMs'), serverMs: middle(found, 'serverMs') })
  return {
    cold: summaryOf(visits.cold),
    warm: summaryOf(visits.warm),
    start: { storedMs: middle(starts, 'storedMs'), frameworkMs: middle(starts, 'frameworkMs') },
  }
}

/** Until the first answer of a process that has just been started, in ms. */
async function timeFirst(url) {
  for (const began = performance.now(); ; await pause(20)) {
    try {
      await timed(url)
      return performance.now() - began
    } catch (error) {
      if (error.cause?.code !== 'ECONNREFUSED') throw error
    }
  }
}

/** By a file, which asks neither the database nor the store. */
async function untilAtRest(origin) {
  for (let quick = 0; quick < TIMES_AT_REST; await pause(100)) {
    quick = (await timed(`${origin}${letterFiles[0]}`)) < AT_REST_MS ? quick + 1 : 0
  }
}

/** The browser's own entry of the visit leaves the slow line out. */
async function timeFirstByte(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await onSlow4g(context, page)
  const at = {}
  devtools.on('Network.requestWillBeSent', ({ type, timestamp }) => {
    if (type === 'Document') at.asked = timestamp
  })
  devtools.on('Network.responseReceived', ({ type, timestamp, response }) => {
    if (type !== 'Document') return
    at.answered = timestamp
    at.word = response.headers['x-page']
  })
  await page.goto(url, { waitUntil: 'commit' })
  await context.close()
  if (at.word !== 'HIT') throw new Error(`${url} was not in the store`)
  return (at.answered - at.asked) * 1000
}
