import { everyPage } from '../steps/every-page'
import { signInAs } from '../steps/family'
import { expect, test } from '../steps/test'

const ways = [
  { width: 320, textSize: '100%' },
  { width: 390, textSize: '200%' },
]

test('no page scrolls sideways at 320 px, or with text twice as large', async ({ page, context, house }) => {
  // Every page there is, in two sizes: longer than one journey.
  test.setTimeout(180_000)
  const { family, visitor, owner, administrator } = await everyPage(house)
  const check = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    for (const { width, textSize } of ways) {
      await page.setViewportSize({ width, height: 844 })
      await page.locator('html').evaluate((html, size) => {
        html.style.fontSize = size
      }, textSize)
      const reach = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect
        .poll(reach, { message: `${path} reaches out to the side with text of ${textSize}` })
        .toBeLessThanOrEqual(width)
    }
  }
  for (const path of visitor) await check(path)
  await signInAs(context, family)
  for (const path of owner) await check(path)
  await signInAs(context, { call: house.admin })
  for (const path of administrator) await check(path)
})
