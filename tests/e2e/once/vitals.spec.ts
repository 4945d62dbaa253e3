import type { Page } from '@playwright/test'
import { makeMemorial } from '../steps/family'
import { expect, test } from '../steps/test'

/** Every beacon of the page, as it was sent. */
function beaconsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/vitals')
      sent.push(request.postData() ?? '')
  })
  return sent
}

const isCollector = (request: { url: () => string }) => /\/memorial\/collect-[^/]+\.js$/.test(request.url())

/** Touches the page by a key that opens nothing, until it listens: then, and only then, the collector is loaded. */
async function touch(page: Page) {
  let isLoaded = false
  page.on('requestfinished', (request) => {
    if (isCollector(request)) isLoaded = true
  })
  const touched = async () => {
    await page.keyboard.press('Shift')
    return isLoaded
  }
  await expect.poll(touched).toBe(true)
}

/** Leaves the page, as far as its script can tell: what a page sends as it goes is not shown to this test. */
const leave = (page: Page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))

test('a visit to a memorial page is measured after its first touch, once, and names nobody', async ({ page, site }) => {
  const { slug } = await makeMemorial(await site.family())
  const sent = beaconsOf(page)
  const loaded: string[] = []
  page.on('request', (request) => {
    if (isCollector(request)) loaded.push(request.url())
  })
  await page.goto(`/memorial/${slug}`)
  expect(loaded).toEqual([])
  await touch(page)
  // The script has arrived, and runs in a moment.
  const beacons = async () => {
    await leave(page)
    return sent.length
  }
  await expect.poll(beacons).toBe(1)
  await leave(page)
  await page.goto('/pricing')
  const [first = '{}'] = sent
  expect(sent).toHaveLength(1)
  expect(first).not.toContain(slug)
  const told = JSON.parse(first)
  expect(Object.keys(told).sort()).toEqual(['connection', 'device', 'page', 'values'])
  expect(told.page).toBe('memorial')
  expect(Object.keys(told.values)).toContain('TTFB')
})

test('a visitor who asks not to be followed is not measured', async ({ page, site }) => {
  const { slug } = await makeMemorial(await site.family())
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }))
  const sent = beaconsOf(page)
  await page.goto(`/memorial/${slug}`)
  await touch(page)
  await leave(page)
  await page.goto('/pricing')
  await leave(page)
  await page.goto('/login')
  expect(sent).toEqual([])
})
