import type { Page } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible'
import { expect, test } from '../steps/test'

test('the short address of a code says so and redirects', async ({ page, site }) => {
  const [code] = await site.freeCodes(1)
  await page.goto(`/qr/${code}`, { waitUntil: 'commit' })
  await expect(page.getByText('Omdirigerer...')).toBeVisible()
  await expect(page).toHaveURL(`/qr-scan/${code}`)
})

test('/register and /qr-register without a code say why and lead on', async ({ page, context }) => {
  const openWithout = async (tab: Page, path: string) => {
    await tab.goto(path)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Registrering kun med QR-kode')
    await expect(
      tab.getByText(
        'Af sikkerhedsmæssige årsager kan du kun oprette en konto ved at scanne en QR-kode fra en af vores forhandlere.',
      ),
    ).toBeVisible()
    await expect(tab.getByText('Du omdirigeres til informationssiden...')).toBeVisible()
    await expect(tab).toHaveURL('/qr-info')
  }
  await Promise.all([openWithout(page, '/register'), openWithout(await context.newPage(), '/qr-register')])
})

test('a scan says what happens to a code that is taken or unknown', async ({ page, site }) => {
  const { code } = await site.family()
  await page.goto(`/qr-scan/${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mindesiden er på vej')
  await expectAccessible(page)
  await page.goto(`/register?qrCode=${code}`)
  await expect(page.getByText('Koden er allerede låst til en anden konto.')).toBeVisible()
  // The last character is the check character.
  await page.goto(`/qr-scan/${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vi kender ikke koden')
})
