import { expectAccessible } from '../steps/expect-accessible'
import { test } from '../steps/test'

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing on the ${theme} page`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.goto('/')
    await page.getByRole('radio', { name: 'Godkend hilsen' }).check({ force: true })
    await page.getByRole('checkbox', { name: 'Tænd lyset' }).check({ force: true })
    await expectAccessible(page)
  })
}
