import { withBrowser } from './paint.mjs'

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
