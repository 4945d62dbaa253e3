import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { pathIn } from '../steps/site'
import { signInAdministrator } from '../steps/staff'
import { expect, test } from '../steps/test'

test('a churchyard orders a plaque with its EAN number, we begin, and it gets the e-invoice', async ({
  page,
  context,
  browser,
  site,
}) => {
  const family = await site.family()
  const { slug, name } = await makeMemorial(family)
  await signInAs(context, family)
  await page.goto(`/orders/new?side=${slug}`)
  // An order that lacks something opens at what it lacks, with the cursor there.
  await expect(page.getByLabel(/^Skifer/)).toBeHidden()
  await page.getByRole('button', { name: 'Bestil og betal' }).click()
  await expect(page.getByText('Vælg, hvad pladen skal laves af.')).toBeVisible()
  await expect(page.locator('input[name=material]').first()).toBeFocused()
  await page.getByLabel(/^Skifer/).check()
  await page.getByRole('heading', { name: 'Tekst og ønsker' }).click()
  await page.getByLabel('Hvad skal der stå?').fill('Altid savnet')
  await page.getByLabel('Navn', { exact: true }).fill('Nørremarkens Kirkegård')
  await page.getByLabel('Adresse', { exact: true }).fill('Kirkevej 2')
  await page.getByLabel('Postnummer').fill('7400')
  await page.getByLabel('By', { exact: true }).fill('Herning')
  await page.getByRole('heading', { name: 'Køber og betaling' }).click()
  await page.getByLabel('En offentlig institution').check()
  await expect(page.getByText('Hvordan vil du betale?')).toBeHidden()
  await page.getByLabel('Navn på fakturaen').fill('Nørremarkens Kirkegård')
  await page.getByRole('textbox', { name: 'EAN-nummer' }).fill('5790000121527')
  await page.getByRole('button', { name: 'Bestil og betal' }).click()
  await expect(page.getByRole('textbox', { name: 'EAN-nummer' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'EAN-nummer' }).fill('5790000121526')
  await page.getByLabel('Reference eller rekvisitionsnummer').fill('Grav 14')
  await page.getByRole('button', { name: 'Bestil og betal' }).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]{36}/)
  await expect(page.getByText(name)).toBeVisible()
  const id = /\/orders\/([\w-]{36})/.exec(page.url())?.[1]

  const admin = await browser.newContext()
  await signInAdministrator(admin, site)
  const desk = await admin.newPage()
  await desk.goto(`/admin/orders/${id}`)
  await expect(desk.getByText(/5790.0001.2152.6/).first()).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Sæt i gang' })).toBeHidden()
  await desk.getByRole('button', { name: 'Godkend køberen' }).click()
  await desk.getByRole('button', { name: 'Sæt i gang' }).click()
  await expect(desk.getByText('Tegningen er på vej')).toBeVisible()
  await admin.close()

  await page.reload()
  const steps = page.getByRole('list', { name: 'Hvor langt bestillingen er' })
  await expect(steps.getByRole('listitem')).toHaveCount(4)
  await expect(steps.locator('[aria-current=step]')).toHaveText('Tegning')
  await expect(page.getByText('Vi tegner den og sender dig tegningen.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(pathIn(await site.mailTo(family.email, /^Faktura \d+/), /\/invoice-payment\/[\w-]+\?key=[\w-]+/))
  const xml = await page.getByRole('link', { name: 'Hent e-faktura (XML)' }).getAttribute('href')
  const answer = await (await site.outsider()).get(xml ?? '')
  expect(answer.headers()['content-type']).toContain('xml')
  expect(await answer.text()).toContain('5790000121526')
})
