import { expectAccessible } from '../steps/expect-accessible'
import { signInAdministrator } from '../steps/staff'
import { expect, test } from '../steps/test'

test('a typed code shows where it is and what can be done; any other gets a kind message', async ({
  page,
  context,
  site,
}) => {
  const [code = ''] = await site.freeCodes(1)
  await signInAdministrator(context, site)
  await page.goto('/admin/qr-scanner')
  await page.getByLabel('Kode', { exact: true }).fill(`${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase())
  await page.getByRole('button', { name: 'Vis koden' }).click()
  await expect(page).toHaveURL(/code=/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(`${code.slice(0, 5)}-${code.slice(5)}`)
  await expect(page.getByText('Koden er ikke knyttet til en mindeside.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lav en tegning til familien' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/qr-scanner?code=menukort')
  await expect(page.getByRole('alert').filter({ hasText: 'Det er ikke en af vores koder' })).toBeVisible()
})
