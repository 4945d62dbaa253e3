import path from 'node:path'
import type { Page } from '@playwright/test'
import { readRouteNames } from '../../../scripts/server/route-names.mjs'
import { familyPages, staffPages } from '../steps/every-page'
import { expectAccessible } from '../steps/expect-accessible'
import { signInAs } from '../steps/family'
import { moneyPages } from '../steps/money-pages'
import { answerOf } from '../steps/site'
import { signInAdministrator } from '../steps/staff'
import { expect, test } from '../steps/test'

/** The routes that a change can affect, for `npm test -- --quick`; without them all pages are looked at. */
const touched = process.env.E2E_ROUTES?.split(' ')
const routeOf = readRouteNames(path.join(import.meta.dirname, '../../../app'))

const narrow = [
  { width: 320, textSize: '100%' },
  { width: 390, textSize: '200%' },
]

// Every page, opened once for all checks: takes longer than a journey, and runs in three parallel parts.
test.describe.configure({ mode: 'parallel', timeout: 900_000 })

// Fonts load late on a slow connection. Layout must fit in the fallback font, which is wider, and blocking fonts
// makes every run the same.
// Not by a route: that would disable the cache, and each page would load and compile the scripts of the last one again.
test.beforeEach(async ({ page, context }) => {
  const browser = await context.newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
})

async function check(page: Page, address: string) {
  if (touched && !touched.includes(routeOf(address, 200))) return
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expectAccessible(page, 'everything')
  const html = page.locator('html')
  // As the theme switch does; only the colours change.
  await html.evaluate((root) => root.classList.add('dark'))
  await expectAccessible(page, 'colours')
  for (const { width, textSize } of narrow) {
    await page.setViewportSize({ width, height: 844 })
    await html.evaluate((root, size) => {
      root.style.fontSize = size
    }, textSize)
    await expect
      .poll(() => html.evaluate((root) => root.scrollWidth), {
        message: `${address} reaches out to the side with text of ${textSize}`,
      })
      .toBeLessThanOrEqual(width)
  }
}

const asked = 'axe complains in neither theme, nothing scrolls sideways at 320 px or with text twice as large'

test(`pages of visitors and families: ${asked}`, async ({ page, context, site }) => {
  const { family, visitor, owner } = await familyPages(site)
  for (const address of visitor) await check(page, address)
  await signInAs(context, family)
  for (const address of owner) await check(page, address)
})

test(`pages of resellers and staff: ${asked}`, async ({ page, context, site }) => {
  const { mason, reseller, administrator } = await staffPages(site)
  await signInAs(context, { call: mason })
  for (const address of reseller) await check(page, address)
  await signInAdministrator(context, site)
  for (const address of administrator) await check(page, address)
})

test(`pages of money: ${asked}`, async ({ page, context, site }) => {
  const { family, links, payer, reseller, administrator } = await moneyPages(site)
  for (const address of links) await check(page, address)
  await signInAs(context, family)
  for (const address of payer) await check(page, address)
  const mason = await site.outsider()
  await answerOf(await mason.post('/api/login', { data: site.demo.users.reseller }))
  await signInAs(context, { call: mason })
  for (const address of reseller) await check(page, address)
  await signInAdministrator(context, site)
  for (const address of administrator) await check(page, address)
})
