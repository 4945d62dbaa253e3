import { somebody } from '../steps/family'
import { fillAccount } from '../steps/fill-account'
import { expect, test } from '../steps/test'

const create = { name: 'Opret konto' }
const tick = 'Jeg har læst og accepterer betingelserne'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an account needs the accepted terms, keeps what was typed, and is created', async ({ page, site }) => {
    const [code] = await site.freeCodes(1)
    const person = somebody()
    await page.goto(`/register?qrCode=${code}`)
    await fillAccount(page, person)
    await page.getByLabel(tick).uncheck()
    await page.getByRole('button', create).click()
    await expect(page.getByText('Sæt kryds ved, at du har læst betingelserne')).toBeVisible()
    await expect(page.getByLabel('Mailadresse')).toHaveValue(person.email)
    await fillAccount(page, { ...person, password: '12345' })
    await page.getByRole('button', create).click()
    await expect(page.getByText('Adgangskode skal være mindst 6 tegn.')).toBeVisible()
    await expect(page.getByLabel(tick)).toBeChecked()
    await page.getByLabel('Adgangskode', { exact: true }).fill(person.password)
    await page.getByRole('button', create).click()
    await expect(page).toHaveURL(`/qr-setup/${code}`)
    await expect(page.getByText('Vi mangler dit ja til betingelserne')).toHaveCount(0)
  })

  test('the terms are accepted on the page that asks', async ({ page, context, site }) => {
    const family = await site.family()
    await context.addCookies((await family.call.storageState()).cookies)
    await page.goto(`/qr-setup/${family.code}`)
    await page.getByRole('button', { name: 'Jeg accepterer betingelserne' }).click()
    await expect(page).toHaveURL(`/qr-setup/${family.code}`)
    await expect(page.getByText('Vi mangler dit ja til betingelserne')).toHaveCount(0)
  })

  test('a mail to finish at home is requested with a typed code', async ({ page, site }) => {
    const [code] = await site.freeCodes(1)
    await page.goto('/setup/findes-ikke')
    await page.getByLabel('Koden på stenen').fill('0000')
    await page.getByLabel('Mailadresse').fill('birgit@familie.example')
    await page.getByRole('button', { name: 'Send mig et link' }).click()
    await expect(page.getByText('Koden er ikke rigtig.')).toBeVisible()
    await expect(page.getByLabel('Mailadresse')).toHaveValue('birgit@familie.example')
    await page.getByLabel('Koden på stenen').fill(code ?? '')
    await page.getByRole('button', { name: 'Send mig et link' }).click()
    await expect(page.getByText('Mailen er på vej')).toBeVisible()
  })
})
