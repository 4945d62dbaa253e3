import type { Page } from '@playwright/test'
import { answerOf } from '@/tests/e2e/steps/site'
import { makeMemorial } from '../steps/family'
import { expect, test } from '../steps/test'

const injected = '<script>document.documentElement.dataset.taken = "1"</script>'

/** The document's policy violations, and whether an injected script ran. */
async function openWithInjection(page: Page, path: string) {
  const refused: string[] = []
  await page.exposeFunction('noteRefused', (source: string) => refused.push(source))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) => {
      Reflect.get(window, 'noteRefused')(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  let policy = ''
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      // Links here are prefetched too.
      if (!route.request().isNavigationRequest()) return route.continue()
      const response = await route.fetch()
      policy = response.headers()['content-security-policy'] ?? ''
      const body = (await response.text()).replace('</body>', `${injected}</body>`)
      await route.fulfill({ response, body })
    },
  )
  await page.goto(path, { waitUntil: 'load' })
  await expect.poll(() => refused.length).toBeGreaterThan(0)
  // The page's own scripts start when it has loaded.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return { refused, policy, isTaken: await page.evaluate(() => 'taken' in document.documentElement.dataset) }
}

test('every kind of page runs its own scripts, and no injected ones', async ({ browser, site, baseURL }) => {
  const family = await site.family()
  const { slug, id } = await makeMemorial(family)
  await answerOf(await family.call.put(`/api/memorials/${id}`, { data: { biography: '<p>Et liv.</p>' } }))
  const { codes } = await (await family.call.get('/api/demo')).json()
  const known = await family.call.storageState()
  const kinds = [
    ...[`/memorial/${slug}`, `/enhanced-memorial/${slug}`, `/classic-memorial/${slug}`],
    ...[`/memorial/${slug}?tak=candle`, `/memorial/${slug}/preview`, `/memorial/qr/${codes.dual.code}/dual`],
    ...['/memorial/findes-ikke', '/findes-ikke', '/~offline', '/test-memorial', '/test-memorial/udvidet'],
    ...['/test-memorial/klassisk', '/gallery-demo', '/theme-test', '/', '/pricing', '/contact', '/profile'],
  ]
  const seen = (path: string) => ({ path, ran: false, policy: expect.not.stringMatching(/script-src[^;]*unsafe/) })
  for (const storageState of [undefined, known]) {
    const context = await browser.newContext({ baseURL, storageState, serviceWorkers: 'block' })
    for (const path of storageState ? kinds : kinds.slice(0, 3)) {
      const page = await context.newPage()
      const { refused, policy, isTaken } = await openWithInjection(page, path)
      expect({ path, ran: isTaken, policy }).toEqual(seen(path))
      // Only the injected one: all of the page's own are allowed.
      expect(refused, path).toEqual([expect.stringContaining('script-src-elem inline')])
      await page.close()
    }
    await context.close()
  }
})
