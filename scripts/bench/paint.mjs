import { chromium } from '@playwright/test'
import { untilQuiet } from '../browser/until-quiet.mjs'
import { CHROMIUM_ARGS, findChromium } from '../set-up/chromium.mjs'
import { lowerQuartile } from './growth.mjs'
import { measureProcessor } from './processor.mjs'
import { median } from './throughput.mjs'
import { startTwin } from './twin.mjs'

const ROUNDS = 5
// 'Slow 4G' as Lighthouse applies it in the browser (562.5 ms, 1.47 Mbit/s).
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
}
// Shorter tasks are not noticeable (web.dev/tbt).
const FELT_MS = 50
const QUIET_MS = 1500

/**
 * First visits on a slow phone, alternating: a memorial page, the same page without script from a plain server, and a
 * page of 300 pictures and 20,000 characters.
 */
export async function measurePaint({ origin }, folder) {
  const html = await (await fetch(`${origin}/memorial/stille`)).text()
  const twin = await startTwin({ origin, html, folder, name: 'memorial' })
  const sides = {
    page: { origin, path: '/memorial/stille', visits: [] },
    twin: { origin: twin, path: '/', visits: [] },
    large: { origin, path: '/memorial/stor', visits: [] },
  }
  const processors = []
  await withBrowser(async (browser) => {
    for (let round = -1; round < ROUNDS; round++) {
      const processor = await measureProcessor(browser)
      if (round >= 0) processors.push(processor)
      for (const side of Object.values(sides)) {
        const visit = await openOnce(browser, { ...side, slowerBy: processor.rate })
        // A warm-up visit, uncounted: excludes one-time work of the servers.
        if (round >= 0) side.visits.push(visit)
      }
    }
  })
  const middle = (name, figure) => median(sides[name].visits.map((visit) => visit[figure]))
  const { visits } = sides.page
  return {
    processorIndex: median(processors.map(({ index }) => index)),
    slowerBy: median(processors.map(({ rate }) => rate)),
    firstPaintMs: middle('page', 'firstPaintMs'),
    largestPaintMs: middle('page', 'largestPaintMs'),
    twinLargestPaintMs: middle('twin', 'largestPaintMs'),
    largeLargestPaintMs: middle('large', 'largestPaintMs'),
    blockingMs: lowerQuartile(visits.map(({ blockingMs }) => blockingMs)),
    portraitBytes: Math.max(...visits.map(({ portraitBytes }) => portraitBytes)),
    layoutShift: Math.max(...[...visits, ...sides.large.visits].map(({ layoutShift }) => layoutShift)),
    blocking: visits[0].blocking,
    foreign: visits.flatMap(({ foreign }) => foreign),
  }
}

/** Runs `work` with its own browser and closes it. */
export async function withBrowser(work) {
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_ARGS })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/**
 * The metrics of one first visit on a slow phone, with the CPU slowed down `slowerBy` times. After the first screen
 * it scrolls through the whole page, whose layout shifts count too.
 */
export async function openOnce(browser, { origin, path, slowerBy }) {
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
  const devtools = await onSlow4g(context, page)
  const calls = countCalls(devtools)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerBy })
  await page.addInitScript(watch)
  await page.goto(`${origin}${path}`, { waitUntil: 'load' })
  await untilQuiet(page, QUIET_MS)
  const { largestPaintMs, blockingMs } = await page.evaluate((feltMs) => {
    const from = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const felt = globalThis.seen.tasks.filter(({ startTime }) => startTime >= from)
    return {
      largestPaintMs: globalThis.seen.largestPaintMs,
      blockingMs: felt.reduce((sum, { duration }) => sum + duration - feltMs, 0),
    }
  }, FELT_MS)
  const fetched = calls.map((call) => ({ ...call, url: call.url.replace(origin, '') }))
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
  })
  await untilQuiet(page, QUIET_MS)
  const seen = await page.evaluate(() => ({
    layoutShift: globalThis.seen.layoutShift,
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    blocking: performance
      .getEntriesByType('resource')
      .filter((entry) => entry.renderBlockingStatus === 'blocking')
      .map((entry) => entry.name),
    portraitBytes:
      performance.getEntriesByName(document.querySelector('img.portrait')?.currentSrc ?? '')[0]?.encodedBodySize ?? 0,
  }))
  await context.close()
  return { ...seen, largestPaintMs, blockingMs, foreign, ...weigh(fetched, largestPaintMs) }
}

/** @returns {Promise<import('@playwright/test').CDPSession>} of a page that now has a slow line */
export async function onSlow4g(context, page) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  return devtools
}

/** Every request of the page with its kind, start in ms since the first, and bytes including headers. */
function countCalls(devtools) {
  const calls = []
  const known = new Map()
  let startedAt
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('http')) return
    startedAt ??= timestamp
    const call = { url: request.url, kind: type, atMs: (timestamp - startedAt) * 1000, bytes: 0 }
    known.set(requestId, call)
    calls.push(call)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const call = known.get(requestId)
    if (call) call.bytes = encodedDataLength
  })
  return calls
}

function weigh(calls, largestPaintMs) {
  const kinds = {}
  for (const { kind, bytes } of calls) kinds[kind] = (kinds[kind] ?? 0) + bytes
  return {
    bytes: calls.reduce((sum, { bytes }) => sum + bytes, 0),
    kinds,
    calls,
    beforeLargest: calls.filter(({ atMs }) => atMs < largestPaintMs),
  }
}

/** Runs in the page, before its own code. */
function watch() {
  globalThis.seen = { largestPaintMs: 0, layoutShift: 0, tasks: [] }
  new PerformanceObserver((list) => globalThis.seen.tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.seen.largestPaintMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.seen.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
