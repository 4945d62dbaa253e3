import { linkIn } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { somebody } from '../steps/family'
import { fillAccount } from '../steps/fill-account'
import { openNavigation } from '../steps/open-navigation'
import { signInAdministrator } from '../steps/staff'
import { someStonemason } from '../steps/stonemason'
import { expect, test } from '../steps/test'

test('a stonemason applies without script, is approved, and acts for the company', async ({ browser, page, site }) => {
  const mason = someStonemason()
  const person = somebody()

  await test.step('the application is a plain form that keeps what was typed', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const form = await plain.newPage()
    await form.goto('/reseller-register')
    for (const [label, text] of Object.entries(mason.fields)) await form.getByLabel(label, { exact: true }).fill(text)
    await form.getByLabel('CVR-nummer').fill('12 34 56 78')
    await form.getByLabel('Vi har læst og accepterer betingelserne').check()
    await form.getByRole('button', { name: 'Send ansøgningen' }).click()
    await expect(form.getByText('Der er ikke noget CVR-nummer med de 8 cifre.')).toBeVisible()
    await expect(form.getByLabel('Virksomhed')).toHaveValue(mason.companyName)
    await form.getByLabel('CVR-nummer').fill(mason.cvr)
    await form.getByLabel('Vi har læst og accepterer betingelserne').check()
    await form.getByRole('button', { name: 'Send ansøgningen' }).click()
    await expect(form.getByText('Tak, vi har fået jeres ansøgning')).toBeVisible()
    await plain.close()
    await site.mailTo(mason.email, /Vi har fået jeres ansøgning/)
  })

  await test.step('an administrator approves it', async () => {
    await signInAdministrator(page.context(), site)
    await page.goto('/admin/resellers')
    const card = page.getByRole('article', { name: mason.companyName })
    await expect(card.getByRole('link', { name: mason.email })).toBeVisible()
    await card.getByRole('button', { name: 'Godkend' }).click()
    await expect(page.getByText('Forhandleren er oprettet')).toBeVisible()
    await expect(card).toHaveCount(0)
    await page.getByLabel('Navn, CVR-nummer eller by').fill(mason.cvr)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: mason.companyName }).click()
    await expect(page.getByText('Ingen konto er knyttet til forhandleren endnu.')).toBeVisible()
    await expect(page).toHaveTitle(mason.companyName)
    await expectAccessible(page)
    await page.context().clearCookies()
  })

  await test.step('the link of the mail makes an account that is in charge', async () => {
    await page.goto(linkIn(await site.mailTo(mason.email, /er nu forhandler/), /^\/setup\//))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Velkommen som forhandler')
    await expect(page.getByLabel('Mailadresse')).toHaveValue(mason.email)
    await fillAccount(page, person)
    await page.getByRole('button', { name: 'Opret konto' }).click()
    await expect(page).toHaveURL('/reseller-dashboard')
    const links = await openNavigation(page)
    await expect(links.getByRole('link', { name: 'Forhandler Aktiv' })).toBeVisible()
  })
})
