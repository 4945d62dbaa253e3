import { gzip, measureScript } from './bytes.mjs'
import { openOnce, withBrowser } from './paint.mjs'
import { measureProcessor } from './processor.mjs'
import { median } from './throughput.mjs'
import { startTwin, withoutScript } from './twin.mjs'

const ROUNDS = 5

/** The landing page against its twin: the same HTML, style, drawings, fonts and opener policy, without script. */
export async function measureLanding({ origin }, folder) {
  const response = await fetch(`${origin}/`)
  const html = await response.text()
  const opener = response.headers.get('cross-origin-opener-policy')
  const twin = await startTwin({ origin, html, folder, name: 'landing', opener })
  const sides = { page: [], twin: [] }
  await withBrowser(async (browser) => {
    // A warm-up visit, uncounted: excludes one-time work of the server.
    await openOnce(browser, { origin, path: '/', slowerBy: 1 })
    for (let round = 0; round < ROUNDS; round++) {
      const { rate: slowerBy } = await measureProcessor(browser)
      sides.page.push(await openOnce(browser, { origin, path: '/', slowerBy }))
      sides.twin.push(await openOnce(browser, { origin: twin, path: '/', slowerBy }))
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

/** The bytes of a first visit to the classic page on a phone: everything in the first view, portrait included. */
export async function measureClassic({ origin }) {
  return withBrowser(async (browser) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
    })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.goto(`${origin}/classic-memorial/stille`, { waitUntil: 'networkidle' })
    return { bytes, scripts: await page.locator('script').count() }
  })
}
