import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../set-up/chromium.mjs'
import { median } from './throughput.mjs'

const VISITS = 3
// 'Slow 4G' as Lighthouse has it, and a cheap phone's processor.
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: 750_000 / 8,
}
const SLOWER_BY = 4

/** First paint, largest paint and layout shift of a first visit on a phone, and whatever goes to or waits for others. */
export async function measurePaint({ origin }) {
  return withBrowser(async (browser) => {
    const visits = []
    for (let visit = 0; visit < VISITS; visit++) visits.push(await openOnce(browser, origin, '/memorial/stille'))
    const middle = (name) => median(visits.map((visit) => visit[name]))
    return {
      firstPaintMs: middle('firstPaintMs'),
      largestPaintMs: middle('largestPaintMs'),
      layoutShift: Math.max(...visits.map(({ layoutShift }) => layoutShift)),
      blocking: visits[0].blocking,
      foreign: visits.flatMap(({ foreign }) => foreign),
    }
  })
}

/** Work with a browser of its own, which is closed afterwards. */
export async function withBrowser(work) {
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_ARGS })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** What one first visit on a slow phone sees; after the first screen it goes down the whole page, whose shifts count too. */
export async function openOnce(browser, origin, pathname) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  const page = await context.newPage()
  const foreign = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) foreign.push(url)
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY })
  await page.addInitScript(watch)
  await page.goto(`${origin}${pathname}`, { waitUntil: 'networkidle' })
  const largestPaintMs = await page.evaluate(() => globalThis.seen.largestPaintMs)
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => ({
    layoutShift: globalThis.seen.layoutShift,
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    blocking: performance
      .getEntriesByType('resource')
      .filter((entry) => entry.renderBlockingStatus === 'blocking')
      .map((entry) => entry.name),
  }))
  await context.close()
  return { ...seen, largestPaintMs, foreign }
}

/** Runs in the page, before anything of it. */
function watch() {
  globalThis.seen = { largestPaintMs: 0, layoutShift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.seen.largestPaintMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.seen.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
