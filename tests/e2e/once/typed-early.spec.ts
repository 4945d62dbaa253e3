import { holdCall } from '../steps/hold-call'
import { expect, test } from '../steps/test'

test('text typed before hydration is submitted, not wiped', async ({ page, site }) => {
  const family = await site.family()
  const letThrough = await holdCall(page, '**/_next/static/**/*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Brugernavn eller email').fill(family.username)
  await page.getByLabel('Adgangskode', { exact: true }).fill(family.password)
  letThrough()
  // The header shows the user only after hydration.
  await page.waitForResponse('**/api/user?**')
  await expect(page.getByLabel('Brugernavn eller email')).toHaveValue(family.username)
  await page.getByRole('button', { name: 'Log ind', exact: true }).click()
  await expect(page).toHaveURL('/profile')
})
