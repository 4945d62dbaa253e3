import { everyPage } from '../steps/every-page'
import { expectAccessible } from '../steps/expect-accessible'
import { signInAs } from '../steps/family'
import { expect, test } from '../steps/test'

test('axe complains about no page, in light and in dark', async ({ page, context, house }) => {
  // Every page there is: longer than one journey.
  test.setTimeout(240_000)
  const { family, visitor, owner, administrator } = await everyPage(house)
  const check = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expectAccessible(page)
    // What the theme's own switch does; nothing but the colours changes.
    await page.locator('html').evaluate((html) => html.classList.add('dark'))
    await expectAccessible(page, 'colours')
  }
  for (const path of visitor) await check(path)
  await signInAs(context, family)
  for (const path of owner) await check(path)
  await signInAs(context, { call: house.admin })
  for (const path of administrator) await check(path)
})
