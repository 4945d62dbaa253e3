import { caseLink, fillContact, someQuestion } from '@/tests/e2e/steps/write-to-support'
import { expect, test } from '../steps/test'

test.use({ javaScriptEnabled: false })

test('a case is opened and answered by plain forms, and a refused one keeps every text', async ({ page, site }) => {
  const written = someQuestion()
  await page.goto('/contact?emne=code')
  await fillContact(page, written)
  await page.getByLabel('Telefon').fill('1234')
  await page.getByRole('button', { name: 'Send besked' }).click()
  await expect(page).toHaveURL(/\/contact\?emne=code&kladde=[\w-]{43}#henvendelse$/)
  await expect(page.getByText('Skriv et telefonnummer med 8 cifre, eller lad feltet stå tomt.').first()).toBeVisible()
  await expect(page.getByLabel('Hvad handler det om?')).toHaveValue('code')
  await expect(page.getByLabel('Hvad kan vi hjælpe med?')).toHaveValue(written.message)
  await page.getByLabel('Telefon').fill('12345678')
  await page.getByRole('button', { name: 'Send besked' }).click()
  await expect(page).toHaveURL(/\/contact\?sendt=\d+$/)
  await expect(page.getByText('Tak, vi har fået din henvendelse')).toBeVisible()

  await page.goto(await caseLink(site, written.email, /Vi har fået din henvendelse/))
  await page.getByLabel('Dit svar').fill(' ')
  await page.getByRole('button', { name: 'Send svaret' }).click()
  await expect(page.getByText('Skriv dit svar.').first()).toBeVisible()
  await page.getByLabel('Dit svar').fill('Nu virker den.')
  await page.getByRole('button', { name: 'Send svaret' }).click()
  await expect(page).toHaveURL(/&svaret=1$/)
  await expect(page.getByText('Tak, dit svar er sendt')).toBeVisible()
  await expect(page.getByText('Nu virker den.')).toBeVisible()
})

test('the page after sending shows the number and nothing injected through the address', async ({ page }) => {
  await page.goto('/contact?sendt=%3Cb%3E1007')
  await expect(page.getByText('Tak, vi har fået din henvendelse')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send besked' })).toBeVisible()
})
