import { caseLink, fillContact, openCase, someQuestion } from '@/tests/e2e/steps/write-to-support'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { signInAs } from '../steps/family'
import { signInAdministrator } from '../steps/staff'
import { expect, test } from '../steps/test'
import { workshopHand } from '../steps/workshop'

const thread = /Det, der er skrevet/

test('a visitor writes, gets a number and a receipt, and continues through its link', async ({ page, site }) => {
  const written = someQuestion()
  await page.goto('/contact')
  await expectAccessible(page)
  await fillContact(page, written)
  await page.getByRole('button', { name: 'Send besked' }).click()
  await expect(page.getByText('Tak, vi har fået din henvendelse')).toBeVisible()
  const number = Number(await page.locator('strong').textContent())
  expect(number).toBeGreaterThan(1000)
  await expectAccessible(page)

  await page.goto(await caseLink(site, written.email, new RegExp(`Vi har fået din henvendelse \\(${number}\\)`)))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(written.subject)
  await expect(page.getByText('Venter på svar')).toBeVisible()
  await expect(page.getByRole('list', { name: thread })).toContainText('Hvad gør jeg?')
  await expectAccessible(page)
  await page.getByLabel('Dit svar').fill('Det er den grå sten ved kirken.')
  await page.getByRole('button', { name: 'Send svaret' }).click()
  await expectToast(page, 'Tak, dit svar er sendt')
  await expect(page.getByRole('list', { name: thread })).toContainText('Det er den grå sten ved kirken.')
  await expect(page.getByLabel('Dit svar')).toHaveValue('')
})

test('invalid input is reported at its field, and every text is kept, also through a reload', async ({ page }) => {
  const written = someQuestion()
  await page.goto('/contact?emne=page&om=mindesiden%20for%20Karen')
  await expect(page.getByLabel('Hvad handler det om?')).toHaveValue('page')
  await expect(page.getByLabel('Mindeside eller kode')).toHaveValue('mindesiden for Karen')
  await fillContact(page, { ...written, email: 'birgit' })
  await page.getByLabel('Telefon').fill('1234')
  await page.getByRole('button', { name: 'Send besked' }).click()
  await expect(page.getByText('Skriv en mailadresse som navn@eksempel.dk.')).toBeVisible()
  await expect(page.getByText('Skriv et telefonnummer med 8 cifre, eller lad feltet stå tomt.')).toBeVisible()
  await expect(page.getByLabel('Mailadresse')).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Hvad kan vi hjælpe med?')).toHaveValue(written.message)
  await expect(page.getByLabel('Hvad handler det om?')).toHaveValue('code')
  // Only the server can detect an advertisement.
  await page.getByLabel('Mailadresse').fill(written.email)
  await page.getByLabel('Telefon').fill('12 34 56 78')
  await page.getByLabel('Emne', { exact: true }).fill('Free spins')
  await page.getByRole('button', { name: 'Send besked' }).click()
  await expect(page.getByText(/Et ord blev stoppet af vores filter/)).toBeVisible()
  await expect(page.getByLabel('Hvad kan vi hjælpe med?')).toHaveValue(written.message)
})

test('an invalid link says so and offers the form', async ({ page }) => {
  await page.goto(`/contact?sag=${'x'.repeat(43)}`)
  await expect(page.getByText('Linket åbner ikke henvendelsen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send besked' })).toBeVisible()
})

test('staff find a case, take it, note and answer', async ({ page, context, browser, site }) => {
  const written = someQuestion()
  const number = await openCase(site, written)
  await signInAdministrator(context, site)
  await page.goto('/admin/support')
  await expect(page.getByLabel('Til og med')).toBeHidden()
  await page.getByText('Filtre', { exact: true }).click()
  await page.getByLabel('Til og med').fill('2099-12-31')
  await page.getByLabel('Nummer, navn, mail eller ord').fill(written.email)
  await page.getByRole('button', { name: 'Vis', exact: true }).click()
  await expect(page.getByText('1 filter valgt')).toBeVisible()
  await page.getByRole('table', { name: 'Henvendelser' }).getByRole('link', { name: written.subject }).click()
  await expect(page).toHaveURL(new RegExp(`sag=${number}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(written.subject)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Tag henvendelsen' }).click()
  await expectToast(page, 'Henvendelsen er din')
  await page.getByRole('tab', { name: 'Notat, kun for os' }).click()
  await page.getByLabel('Notat', { exact: true }).fill('Ring til stenhuggeren først.')
  await page.getByRole('button', { name: 'Gem notatet' }).click()
  await expectToast(page, 'Notatet er gemt')
  await expect(page.getByRole('list', { name: thread })).toContainText('Ring til stenhuggeren først.')
  await page.getByRole('tab', { name: 'Svar på mail' }).click()
  await page.getByLabel('Svar', { exact: true }).fill('Prøv en halv meter fra stenen.')
  await page.getByRole('button', { name: 'Send svaret' }).click()
  await expectToast(page, 'Svaret er sendt')
  await expect(page.getByText('Besvaret', { exact: true })).toBeVisible()

  const sender = await (await browser.newContext()).newPage()
  await sender.goto(await caseLink(site, written.email, /^Svar på din henvendelse/))
  await expect(sender.getByText('Prøv en halv meter fra stenen.')).toBeVisible()
  await expect(sender.getByText('Ring til stenhuggeren først.')).toHaveCount(0)
  await sender.context().close()
})

test('the old address of the messages redirects to the cases', async ({ site }) => {
  const response = await site.admin.get('/admin/contact-messages', { maxRedirects: 0 })
  expect(response.headers().location).toBe('/admin/support')
})

test('a case is closed, opened, closed again, and opened by the sender', async ({ page, context, browser, site }) => {
  const written = someQuestion()
  const number = await openCase(site, written)
  await signInAdministrator(context, site)
  await page.goto(`/admin/support?sag=${number}&search=${written.email}`)
  await page.getByRole('button', { name: 'Luk henvendelsen' }).click()
  await expectToast(page, 'Henvendelsen er lukket')
  await expect(page.getByText('Åbn den igen, før du svarer.')).toBeVisible()
  await page.getByRole('button', { name: 'Åbn henvendelsen igen' }).click()
  await expectToast(page, 'Henvendelsen er åbnet igen')
  await page.getByRole('button', { name: 'Luk henvendelsen' }).click()
  await expectToast(page, 'Henvendelsen er lukket')

  const sender = await (await browser.newContext()).newPage()
  await sender.goto(await caseLink(site, written.email, /Vi har fået/))
  await expect(sender.getByText('Henvendelsen er afsluttet. Skriver du igen, åbner vi den.')).toBeVisible()
  await sender.getByLabel('Dit svar').fill('Den virker stadig ikke.')
  await sender.getByRole('button', { name: 'Send svaret' }).click()
  await expectToast(sender, 'Tak, dit svar er sendt')
  await sender.context().close()
  await page.getByRole('link', { name: 'Alle henvendelser' }).click()
  await expect(page.getByRole('row', { name: new RegExp(written.subject) })).toContainText('Venter på os')
})

test('answering a case with new entries shows them, and loses no text', async ({ page, context, site }) => {
  const written = someQuestion()
  const number = await openCase(site, written)
  await signInAdministrator(context, site)
  await page.goto(`/admin/support?sag=${number}`)
  await page.getByLabel('Svar', { exact: true }).fill('Mit svar.')
  const token = (await caseLink(site, written.email, /Vi har fået/)).split('=')[1]
  const sender = await site.outsider()
  await sender.post(`/api/contact/link/${token}`, { data: { message: 'Vent, nu virker den.' } })
  await page.getByRole('button', { name: 'Send svaret' }).click()
  await expect(page.getByText('Der er kommet nyt, mens du skrev')).toBeVisible()
  await expect(page.getByText('Vent, nu virker den.')).toBeVisible()
  await expect(page.getByLabel('Svar', { exact: true })).toHaveValue('Mit svar.')
  await page.getByRole('button', { name: 'Send svaret' }).click()
  await expectToast(page, 'Svaret er sendt')
})

test('an account sees its own cases, and another family nothing', async ({ page, context, site }) => {
  const family = await site.family()
  const { subject, message } = someQuestion()
  const response = await family.call.post('/api/contact', {
    data: { topic: 'account', name: family.fullName, email: family.email, subject, message },
  })
  const { number } = await response.json()
  await page.goto(`/contact?nr=${number}`)
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/contact?nr=${number}`)}`)
  await signInAs(context, family)
  await page.goto('/contact')
  await expect(page.getByLabel('Mailadresse')).toHaveValue(family.email)
  await page.getByRole('link', { name: subject }).click()
  await expect(page).toHaveURL(`/contact?nr=${number}`)
  await expect(page.getByRole('list', { name: thread })).toContainText('Hvad gør jeg?')
  await signInAs(context, await site.family())
  await page.goto(`/contact?nr=${number}`)
  await expect(page.getByRole('heading', { name: 'Siden blev ikke fundet' })).toBeVisible()
})

test('the workshop sees neither the list nor a case', async ({ page, context, site }) => {
  const number = await openCase(site, someQuestion())
  const workshop = await workshopHand(site)
  expect((await workshop.get('/api/admin/support')).status()).toBe(403)
  await signInAs(context, { call: workshop })
  await page.goto(`/admin/support?sag=${number}`)
  await expect(page.getByRole('heading', { name: 'Siden blev ikke fundet' })).toBeVisible()
})
