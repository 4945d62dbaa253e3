import sharp from 'sharp'
import { withBrowser } from './paint.mjs'
import { measureProcessor } from './processor.mjs'

// The page offers 8, 12 and 20 seconds; the budget is for ten.
const LENGTH = '12 sekunder'
const LONGEST_MS = 240_000

/**
 * A greeting that moves, made in the browser on the bench's phone as a visitor does: stopped once on its way, and then
 * made. The slowdown holds the page's own thread; the encoder's is the machine's.
 * @returns {Promise<{ seconds: number, longestStillSeconds: number, stopSeconds: number }>} How long it took, the longest
 *   time without progress seen, and how long 'Stop' took.
 */
export async function measureMovingGreeting({ origin }) {
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#6a7d5c' } })
    .jpeg()
    .toBuffer()
  return withBrowser(async (browser) => {
    const { rate } = await measureProcessor(browser)
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    const page = await context.newPage()
    page.setDefaultTimeout(LONGEST_MS)
    await page.goto(`${origin}/memorial/stille/greetings`, { waitUntil: 'networkidle' })
    const pictures = ['haven.jpg', 'stuen.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }))
    await page.locator('input[type=file]').setInputFiles(pictures)
    await page.getByLabel('Ordene i filmen').fill('Vi savner dig i haven.\nTak for alt, hvad du gav.')
    await page.getByLabel('Dit navn').fill('Bodil Krogh')
    await page.getByLabel('Sne, der falder').check()
    await page.getByLabel(LENGTH).check()
    await page.getByRole('img', { name: /Billede 2: / }).waitFor()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    const stopSeconds = await stopOnTheWay(page)
    const made = await makeWhole(page)
    await context.close()
    return { ...made, stopSeconds }
  })
}

async function stopOnTheWay(page) {
  await page.getByRole('button', { name: 'Lav filmen' }).click()
  await page.waitForFunction(() => document.querySelector('progress')?.value >= 10)
  const began = performance.now()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('button', { name: 'Lav filmen' }).waitFor()
  return (performance.now() - began) / 1000
}

async function makeWhole(page) {
  await page.evaluate(watch)
  const began = performance.now()
  await page.getByRole('button', { name: 'Lav filmen' }).click()
  await page.getByText('Filmen er klar.').waitFor()
  const seconds = (performance.now() - began) / 1000
  return { seconds, longestStillSeconds: (await page.evaluate(() => globalThis.longestStillMs)) / 1000 }
}

/** Runs in the page: the longest time between two values of its progress, its beginning and end among them. */
function watch() {
  globalThis.longestStillMs = 0
  let [value, at] = [null, null]
  new MutationObserver(() => {
    const now = document.querySelector('progress')?.value ?? null
    if (now === value) return
    const since = performance.now()
    if (at !== null && value !== null) globalThis.longestStillMs = Math.max(globalThis.longestStillMs, since - at)
    ;[value, at] = [now, since]
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
}
