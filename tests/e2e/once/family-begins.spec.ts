import { linkIn } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { somebody } from '../steps/family'
import { fillAccount, fillLogin } from '../steps/fill-account'
import { expect, test } from '../steps/test'

test('a scanned code leads through registration to its set-up', async ({ page, site }) => {
  const [code] = await site.freeCodes(1)
  const person = somebody()
  await page.goto(`/QR/${code}`)
  await expect(page).toHaveURL(`/qr-scan/${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koden venter på sin mindeside')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Opret konto' }).click()
  await expect(page).toHaveURL(new RegExp(`/register\\?qrCode=${code}`))
  await expect(page.getByLabel('Aktiveringskode')).toHaveCount(0)
  await expectAccessible(page)
  await fillAccount(page, person)
  await expect(page.getByText('Brugernavnet er ledigt.')).toBeVisible()
  await page.getByRole('button', { name: 'Opret konto' }).click()
  await expectToast(page, 'Registrering succesfuldt')
  await expect(page).toHaveURL(`/qr-setup/${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Din QR-kode')
  await expectAccessible(page)
})

test('a registration started at the stone is finished at home by mail', async ({ page, site }) => {
  const [code] = await site.freeCodes(1)
  const person = somebody()
  await page.goto(`/qr-scan/${code}`)
  await page.getByRole('link', { name: 'Send mig et link' }).click()
  await expect(page).toHaveURL(`/qr-email-register?qrCode=${code}`)
  await expectAccessible(page)
  await page.getByLabel('Mailadresse').fill(person.email)
  await page.getByRole('button', { name: 'Send mig et link' }).click()
  await expect(page.getByText('Mailen er på vej')).toBeVisible()
  const mail = await site.mailTo(person.email, /./)
  await page.goto(linkIn(mail, /^\/setup\//))
  await expectAccessible(page)
  await fillAccount(page, person, { withEmail: false })
  await page.getByRole('button', { name: 'Opret konto' }).click()
  await expect(page).toHaveURL(`/qr-setup/${code}`)
  await page.goto('/profile')
  await expect(page.getByText(person.email)).toBeVisible()
})

test('a user with an account signs in at the stone, in the dark theme', async ({ page, site }) => {
  const family = await site.family()
  const [code] = await site.freeCodes(1)
  await page.goto(`/qr-scan/${code}`)
  await page.getByRole('main').getByRole('link', { name: 'Log ind' }).click()
  await expect(page).toHaveURL(`/qr-scan/${code}/login`)
  await expect(
    page
      .locator('.dark')
      .filter({ has: page.getByLabel('Brugernavn eller email') })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /Tilbage til koden/ })).toHaveAttribute('href', `/qr-scan/${code}`)
  await expectAccessible(page)
  await fillLogin(page, family.username, family.password)
  await expectToast(page, 'QR-kode tilknyttet', 'Din QR-kode er nu tilknyttet din konto og klar til brug.')
  await expect(page).toHaveURL(`/qr-setup/${code}`)
})
