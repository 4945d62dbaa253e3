import { fillLogin } from '../steps/fill-account'
import { expect, test } from '../steps/test'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a used link offers a new one, and invalid input is shown again', async ({ page }) => {
    await page.goto('/reset-password/findes-ikke')
    await page.getByLabel('Mailadresse').fill('birgit@gmail')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('Skriv en mailadresse som navn@eksempel.dk.')).toBeVisible()
    await expect(page.getByLabel('Mailadresse')).toHaveValue('birgit@gmail')
    await page.getByLabel('Mailadresse').fill('birgit@familie.example')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linket kan ikke bruges')
    await expect(page.getByText('Anmodning sendt')).toBeVisible()
  })

  test('the login keeps its code through a refusal and a forgotten password', async ({ page, site }) => {
    const family = await site.family()
    const [code] = await site.freeCodes(1)
    await page.goto(`/qr-scan/${code}/login`)
    await fillLogin(page, family.username, 'en forkert en')
    await expect(page.getByText('Brugernavn eller adgangskode er forkert.')).toBeVisible()
    await expect(page.getByLabel('Brugernavn eller email')).toHaveValue(family.username)
    await page.locator('#glemt-email').fill(family.email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('Anmodning sendt')).toBeVisible()
    await fillLogin(page, family.username, family.password)
    await expect(page).toHaveURL(`/qr-setup/${code}`)
  })
})
