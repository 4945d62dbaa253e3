import type { Page } from '@playwright/test'
import { answerOf } from '@/tests/e2e/steps/site'
import { signInAs } from '../steps/family'
import { expect, test } from '../steps/test'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const newPassword = 'fem grønne gravhøje'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('name, address, password and devices are changed by plain forms', async ({ page, context, site }) => {
    const family = await site.family()
    await signInAs(context, family)
    await page.goto('/profile#oplysninger')
    const facts = section(page, 'Oplysninger')
    await facts.getByLabel('Dit fulde navn').fill('B')
    await facts.getByRole('button', { name: 'Gem oplysninger' }).click()
    await expect(facts.getByText('Skriv dit navn.')).toBeVisible()
    await expect(facts.getByLabel('Dit fulde navn')).toHaveValue('B')
    await facts.getByLabel('Dit fulde navn').fill('Birgit Åkjær')
    await facts.getByRole('button', { name: 'Gem oplysninger' }).click()
    await expect(facts.getByText('Dine oplysninger er gemt.')).toBeVisible()

    await page.goto('/profile#email')
    const part = section(page, 'Mailadresse')
    await part.getByLabel('Ny mailadresse').fill(`ny-${family.email}`)
    await part.getByLabel('Din adgangskode').fill('en helt anden')
    await part.getByRole('button', { name: 'Send et link' }).click()
    await expect(part.getByText('Adgangskoden er forkert. Prøv igen.')).toBeVisible()
    await expect(part.getByLabel('Ny mailadresse')).toHaveValue(`ny-${family.email}`)
    await part.getByLabel('Din adgangskode').fill(family.password)
    await part.getByRole('button', { name: 'Send et link' }).click()
    await part.getByRole('button', { name: 'Send igen' }).click()
    await expect(part.getByText('Vi har sendt linket igen.')).toBeVisible()
    await part.getByRole('button', { name: 'Fortryd' }).click()
    await expect(part.getByLabel('Ny mailadresse')).toBeVisible()

    await page.goto('/profile#adgangskode')
    const password = section(page, 'Adgangskode')
    await password.getByLabel('Nuværende adgangskode').fill(family.password)
    await password.getByLabel('Ny adgangskode').fill(newPassword)
    await password.getByRole('button', { name: 'Gem ny adgangskode' }).click()
    await expect(password.getByText('Din adgangskode er ændret')).toBeVisible()

    const there = await site.outsider()
    await answerOf(await there.post('/api/login', { data: { ...family, password: newPassword } }))
    await page.goto('/profile#enheder')
    await page.getByRole('button', { name: 'Log ud alle andre steder' }).click()
    expect((await there.get('/api/user')).status()).toBe(401)
  })

  test('a code signs a device in', async ({ page, site }) => {
    const family = await site.family()
    const { url } = await answerOf<{ url: string }>(await family.call.post('/api/user/sign-in-link'))
    await page.goto(new URL(url).pathname)
    await page.getByRole('button', { name: `Log ind som ${family.fullName}` }).click()
    await expect(page).toHaveURL('/profile')
    await page.goto(new URL(url).pathname)
    await expect(page.getByText('Koden er allerede brugt.')).toBeVisible()
  })
})
