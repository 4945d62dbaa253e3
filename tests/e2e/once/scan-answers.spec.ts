import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { somebody } from '../steps/family'
import { fillAccount } from '../steps/fill-account'
import { expect, test } from '../steps/test'

test('the short address of a code says so and redirects', async ({ page, site }) => {
  const [code] = await site.freeCodes(1)
  await page.goto(`/qr/${code}`, { waitUntil: 'commit' })
  await expect(page.getByText('Omdirigerer...')).toBeVisible()
  await expect(page).toHaveURL(`/qr-scan/${code}`)
})

test('registration for a code with an activation code requires the right one', async ({ page, site }) => {
  const { code, activationCode } = await site.codeWithActivation()
  await page.goto(`/register?qrCode=${code}`)
  await fillAccount(page, somebody())
  await page.getByLabel('Aktiveringskode').fill(activationCode === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Opret konto' }).click()
  await expectToast(page, 'Registrering fejlede', 'Aktiveringskoden er forkert. Du har 4 forsøg tilbage.')
  await expect(page.getByLabel('Dit fulde navn')).toHaveValue('Birgit Sønderby')
  await page.getByLabel('Aktiveringskode').fill(activationCode)
  await page.getByRole('button', { name: 'Opret konto' }).click()
  await expect(page).toHaveURL(`/qr-setup/${code}`)
})

for (const path of ['/register', '/qr-register']) {
  test(`${path} without a code says why and links on`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrering kun med QR-kode')
    await expect(
      page.getByText(
        'Af sikkerhedsmæssige årsager kan du kun oprette en konto ved at scanne en QR-kode fra en af vores forhandlere.',
      ),
    ).toBeVisible()
    await expect(page.getByText('Du omdirigeres til informationssiden...')).toBeVisible()
    await expect(page).toHaveURL('/qr-info')
  })
}

test('a scan says what happens to a code that is taken or unknown', async ({ page, site }) => {
  const { code } = await site.family()
  await page.goto(`/qr-scan/${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mindesiden er på vej')
  await expectAccessible(page)
  await page.goto(`/register?qrCode=${code}`)
  await expect(page.getByText('Koden er allerede knyttet til en anden konto.')).toBeVisible()
  // The last character is the check character.
  await page.goto(`/qr-scan/${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vi kender ikke koden')
  await expectAccessible(page)
})
