import { expectAccessible } from './steps/expect-accessible'
import { expectToast } from './steps/expect-toast'
import { somebody } from './steps/family'
import { fillAccount, fillLogin } from './steps/fill-account'
import { linkIn } from './steps/house'
import { expect, test } from './steps/test'

test('a scanned code leads through the account to its set-up', async ({ page, house }) => {
  const [code] = await house.freeCodes(1)
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

test('the small address of a code says so and goes on', async ({ page, house }) => {
  const [code] = await house.freeCodes(1)
  await page.goto(`/qr/${code}`, { waitUntil: 'commit' })
  await expect(page.getByText('Omdirigerer...')).toBeVisible()
  await expect(page).toHaveURL(`/qr-scan/${code}`)
})

test('an account for a code with activation needs the right one', async ({ page, house }) => {
  const { code, activationCode } = await house.codeWithActivation()
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

test('registration without a code says why and leads on', async ({ page }) => {
  for (const path of ['/register', '/qr-register']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrering kun med QR-kode')
    await expect(
      page.getByText(
        'Af sikkerhedsmæssige årsager kan du kun oprette en konto ved at scanne en QR-kode fra en af vores forhandlere.',
      ),
    ).toBeVisible()
    await expect(page.getByText('Du omdirigeres til informationssiden...')).toBeVisible()
    await expect(page).toHaveURL('/qr-info')
  }
})

test('a mail from the stone is finished at home', async ({ page, house }) => {
  const [code] = await house.freeCodes(1)
  const person = somebody()
  await page.goto(`/qr-scan/${code}`)
  await page.getByRole('link', { name: 'Send mig et link' }).click()
  await expect(page).toHaveURL(`/qr-email-register?qrCode=${code}`)
  await expectAccessible(page)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send mig et link' }).click()
  await expect(page.getByText('Mailen er på vej')).toBeVisible()
  const mail = await house.mailTo(person.email, /./)
  await page.goto(linkIn(mail, /^\/setup\//))
  await expectAccessible(page)
  await fillAccount(page, person, { withEmail: false })
  await page.getByRole('button', { name: 'Opret konto' }).click()
  await expect(page).toHaveURL(`/qr-setup/${code}`)
  await page.goto('/profile')
  await expect(page.getByText(person.email)).toBeVisible()
})

test('whoever has an account signs in at the stone, in the dark look', async ({ page, house }) => {
  const family = await house.family()
  const [code] = await house.freeCodes(1)
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

test('a scan says what becomes of a code that is taken or unknown', async ({ page, house }) => {
  const { code } = await house.family()
  await page.goto(`/qr-scan/${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mindesiden er på vej')
  await expectAccessible(page)
  await page.goto(`/register?qrCode=${code}`)
  await expect(page.getByText('Koden er allerede knyttet til en anden konto.')).toBeVisible()
  // The last character checks the others.
  await page.goto(`/qr-scan/${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vi kender ikke koden')
  await expectAccessible(page)
})
