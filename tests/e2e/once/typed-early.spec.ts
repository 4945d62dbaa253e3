import { makeMemorial } from '../steps/family'
import { holdCall } from '../steps/hold-call'
import { expect, test } from '../steps/test'

const scripts = '**/_next/static/**/*.js'

test('text typed before hydration is submitted, not wiped', async ({ page, site }) => {
  const family = await site.family()
  const letThrough = await holdCall(page, scripts)
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

test('what was chosen and ticked before hydration is sent, not reset', async ({ page, site }) => {
  const { slug } = await makeMemorial(await site.family())
  await page.goto(`/memorial/${slug}`)
  const address = await page.getByRole('link', { name: 'Anmeld indhold' }).getAttribute('href')
  const letThrough = await holdCall(page, scripts)
  await page.goto(String(address), { waitUntil: 'commit' })
  const kind = page.getByLabel('Det krænker eller sårer nogen')
  const inGoodFaith = page.getByLabel('Jeg skriver i god tro')
  await kind.check()
  await inGoodFaith.check()
  letThrough()
  await page.waitForResponse('**/api/user?**')
  await expect(kind).toBeChecked()
  await expect(inGoodFaith).toBeChecked()
  await page.getByRole('button', { name: 'Send anmeldelsen' }).click()
  await expect(page.getByLabel('Forklar det med dine egne ord')).toBeFocused()
  await expect(page.getByText('Vælg, hvad der er galt.')).toHaveCount(0)
})
