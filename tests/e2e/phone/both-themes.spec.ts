import { everyPage } from '../steps/every-page'
import { expectAccessible } from '../steps/expect-accessible'
import { signInAs } from '../steps/family'
import { expect, test } from '../steps/test'

for (const theme of ['light', 'dark'] as const) {
  test(`axe complains about no page in ${theme}`, async ({ page, context, house }) => {
    // Every page there is: longer than one journey.
    test.setTimeout(180_000)
    const { family, visitor, owner, administrator } = await everyPage(house)
    await page.addInitScript((kept) => localStorage.setItem('theme', kept), theme)
    const check = async (path: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await expectAccessible(page, theme === 'light' ? 'everything' : 'colours')
    }
    for (const path of visitor) await check(path)
    await signInAs(context, family)
    for (const path of owner) await check(path)
    await signInAs(context, { call: house.admin })
    for (const path of administrator) await check(path)
  })
}
