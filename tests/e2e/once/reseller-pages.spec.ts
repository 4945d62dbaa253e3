import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { answerOf } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { signInAs } from '../steps/family'
import { openNavigation } from '../steps/open-navigation'
import { someStonemason } from '../steps/stonemason'
import { expect, test } from '../steps/test'

test('an account’s pages require sign-in and return to themselves after it', async ({ page }) => {
  for (const path of ['/orders', '/reseller-dashboard']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
  }
})

test('a family without a company is shown the way to become a reseller', async ({ page, context, site }) => {
  await signInAs(context, await site.family())
  await page.goto('/reseller-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forhandler')
  await expect(page.getByText('Din konto hører ikke til en forhandler')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Bliv forhandler' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giv en mindeside med stenen')
  await expect(page.getByRole('main').getByRole('link', { name: 'Betingelser for forhandlere' })).toHaveAttribute(
    'href',
    '/reseller-terms',
  )

  // The form is prefilled from the account, and the application shows where it was started.
  const mason = someStonemason()
  await expect(page.getByLabel('Kontaktperson')).toHaveValue('Birgit Sønderby')
  for (const [label, text] of Object.entries(mason.fields)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('CVR-nummer').fill(mason.cvr)
  await page.getByRole('button', { name: 'Send ansøgningen' }).click()
  await expect(page.getByText('Sæt kryds ved, at I accepterer betingelserne for forhandlere.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Virksomhed')).toHaveValue(mason.companyName)
  await page.getByLabel('Vi har læst og accepterer betingelserne').check()
  await page.getByRole('button', { name: 'Send ansøgningen' }).click()
  await expect(page).toHaveURL('/reseller-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jeres ansøgning er modtaget')
  await expectAccessible(page)
})

test('a reseller sees the company, that it is active, and how to order', async ({ page, context, site }) => {
  await answerOf(await context.request.post('/api/login', { data: site.demo.users.reseller }))
  await page.goto('/reseller-dashboard')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Granit & Minde ApS')
  await expect(main.getByText('12 34 56 74')).toBeVisible()
  await expect(main.getByText('Aktiv', { exact: true })).toBeVisible()
  await expect(
    main.getByText(`Betingelser for forhandlere, version ${legalDocuments['reseller-terms'].version}`),
  ).toBeVisible()
  await expect(main.getByRole('link', { name: 'Bestil koder eller plader' })).toHaveAttribute(
    'href',
    '/reseller-dashboard/orders',
  )
  const links = await openNavigation(page)
  await expect(links.getByRole('link', { name: 'Forhandler Aktiv' })).toHaveAttribute('href', '/reseller-dashboard')

  await page.goto('/reseller-dashboard/orders')
  await page.getByLabel('Antal').fill('3')
  await page.getByLabel('Koder med tegninger').check()
  await expect(page.getByText(/Efter prislisten/)).toBeVisible()
  await page.getByRole('button', { name: 'Send bestillingen' }).click()
  await expect(main.getByText(/3 koder med tegninger/).first()).toBeVisible()
  // The next order starts with the likeliest choice, not with none.
  await expect(page.getByLabel('Antal')).toHaveValue('')
  await expect(page.getByLabel('Færdige plader')).toBeChecked()
})

test('a family without orders is shown where the stone was ordered', async ({ page, context, site }) => {
  await signInAs(context, await site.family())
  await page.goto('/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine bestillinger')
  await expect(page.getByText('Du har ingen bestillinger hos os')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Skriv til os' })).toHaveAttribute(
    'href',
    '/contact?emne=question',
  )
})
