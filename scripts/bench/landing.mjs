import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { beforeEnd } from '../server/clean-up.mjs'
import { gzip, measureScript } from './bytes.mjs'
import { openOnce, withBrowser } from './paint.mjs'
import { median } from './throughput.mjs'

const ROUNDS = 5

/** The landing page beside its twin: the same HTML, style, drawings and fonts, without a line of script. */
export async function measureLanding({ origin }, folder) {
  const html = await (await fetch(`${origin}/`)).text()
  const file = path.join(folder, 'landing.html')
  fs.writeFileSync(file, withoutScript(html))
  const twin = await startTwin(file)
  const sides = { page: [], twin: [] }
  await withBrowser(async (browser) => {
    // A first visit that does not count: whatever the server does only once.
    await openOnce(browser, origin, '/')
    for (let round = 0; round < ROUNDS; round++) {
      sides.page.push(await openOnce(browser, origin, '/'))
      sides.twin.push(await openOnce(browser, twin, '/'))
    }
  })
  const middle = (side, name) => median(sides[side].map((visit) => visit[name]))
  return {
    ...measureScript(html),
    htmlGzip: gzip(html),
    twinHtmlGzip: gzip(withoutScript(html)),
    firstPaintMs: middle('page', 'firstPaintMs'),
    largestPaintMs: middle('page', 'largestPaintMs'),
    twinLargestPaintMs: middle('twin', 'largestPaintMs'),
    layoutShift: Math.max(...sides.page.map(({ layoutShift }) => layoutShift)),
    foreign: sides.page.flatMap(({ foreign }) => foreign),
  }
}

function withoutScript(html) {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/<noscript\b[^>]*>[\s\S]*?<\/noscript>/g, '')
}

async function startTwin(file) {
  const child = fork(path.join(import.meta.dirname, 'static-twin.mjs'), [file])
  beforeEnd(() => child.kill())
  const [{ port }] = await once(child, 'message')
  return `http://127.0.0.1:${port}`
}
