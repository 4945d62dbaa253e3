import { holdCall } from '../steps/hold-call'
import { expect, test } from '../steps/test'

test('what is typed before the script has come is sent, not wiped out', async ({ page, house }) => {
  const family = await house.family()
  const letThrough = await holdCall(page, '**/_next/static/**/*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Brugernavn eller email').fill(family.username)
  await page.getByLabel('Adgangskode', { exact: true }).fill(family.password)
  letThrough()
  // The header knows who it is only once the script has taken the page over.
  await page.waitForResponse('**/api/user?**')
  await expect(page.getByLabel('Brugernavn eller email')).toHaveValue(family.username)
  await page.getByRole('button', { name: 'Log ind', exact: true }).click()
  await expect(page).toHaveURL('/profile')
})
