import type { Page } from '@playwright/test'
import { everyPage } from '../steps/every-page'
import { signInAs } from '../steps/family'
import { expect, test } from '../steps/test'

async function expectNoSidewaysScroll(page: Page, path: string, width: number): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  const reach = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(reach, { message: `${path} reaches out to the side` }).toBeLessThanOrEqual(width)
}

const ways = {
  'at 320 px': { width: 320, textSize: '100%' },
  'with text twice as large': { width: 390, textSize: '200%' },
}

for (const [name, { width, textSize }] of Object.entries(ways)) {
  test(`no page scrolls sideways ${name}`, async ({ page, context, house }) => {
    // Every page there is, twice: longer than one journey.
    test.setTimeout(120_000)
    const { family, visitor, owner, administrator } = await everyPage(house)
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript((size) => {
      new MutationObserver(() => {
        if (document.documentElement) document.documentElement.style.fontSize = size
      }).observe(document, { childList: true })
    }, textSize)
    for (const path of visitor) await expectNoSidewaysScroll(page, path, width)
    await signInAs(context, family)
    for (const path of owner) await expectNoSidewaysScroll(page, path, width)
    await signInAs(context, { call: house.admin })
    for (const path of administrator) await expectNoSidewaysScroll(page, path, width)
  })
}
