import { expectAccessible } from '../steps/expect-accessible'
import { test } from '../steps/test'

test('axe finds nothing once everything on the front page was tried', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Godkend hilsen' }).check({ force: true })
  await page.getByRole('checkbox', { name: 'Tænd lyset' }).check({ force: true })
  await expectAccessible(page)
})
