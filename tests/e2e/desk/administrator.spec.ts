import { randomBytes } from 'node:crypto'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { makeMemorial, signInAs } from '../steps/family'
import { holdCall } from '../steps/hold-call'
import { signInAdministrator } from '../steps/staff'
import { expect, test } from '../steps/test'

test('others are redirected away from the console', async ({ page, context, site }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  await signInAs(context, await site.family())
  const letThrough = await holdCall(page, '**/api/user?*')
  await page.goto('/admin/qr-packages', { waitUntil: 'commit' })
  await expect(page.getByText('Loading...')).toBeVisible()
  letThrough()
  await expect(page).toHaveURL('/')
  expect((await context.request.get('/api/notifications/mails')).status()).toBe(403)
})

test('a package is made, a code found and blocked, and its scan says so', async ({ page, context, browser, site }) => {
  await signInAdministrator(context, site)
  await page.goto('/admin/qr-packages')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('QR-pakker')
  const name = `Granit ${randomBytes(3).toString('hex')}`
  await page.getByLabel('Navn', { exact: true }).fill(name)
  await page.getByLabel('Antal koder').fill('300')
  await expect(page.getByLabel(/Koderne kræver aktiveringskode/)).toBeChecked()
  await page.getByLabel(/Koderne kræver aktiveringskode/).uncheck()
  await page.getByLabel('Materiale').selectOption('Rustfrit stål')
  await page.getByRole('button', { name: 'Lav pakken' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const rows = page.getByRole('table', { name: 'Pakkens koder' }).getByRole('row')
  // Codes are made in the background; the page shows them without a reload.
  await expect(rows).toHaveCount(11)
  await expectAccessible(page)
  const formatted =
    (await rows
      .nth(1)
      .getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
      .textContent()) ?? ''

  await page.getByRole('link', { name: 'Lav et parti' }).click()
  await expect(page.getByLabel('Pakke', { exact: true })).toHaveValue(/\d/)
  await expect(page.getByLabel('Materiale')).toHaveValue('steel')
  await expect(page.getByRole('img', { name: /^Tegningen, 100 × 120 mm/ })).toBeVisible()

  await page.goto('/admin/qr')
  await page.getByLabel('Kode eller begyndelsen af den').fill(formatted.toLowerCase())
  await page.getByRole('button', { name: 'Vis', exact: true }).click()
  await page.getByRole('button', { name: `Vis ${formatted}` }).click()
  const dialog = page.getByRole('dialog', { name: formatted })
  await expect(dialog.getByRole('list').getByText('Fremstillet')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Spær koden' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await dialog.getByLabel('Begrundelse').fill('Kortet er meldt stjålet.')
  await dialog.getByRole('button', { name: 'Spær koden' }).click()
  await expectToast(page, 'Koden er spærret')
  await expect(dialog.getByText('Kortet er meldt stjålet.')).toBeVisible()

  const scanner = await (await browser.newContext()).newPage()
  await scanner.goto(`/QR/${formatted.replace('-', '')}`)
  await expect(scanner.getByRole('heading', { level: 1 })).toHaveText('Koden er spærret')
  await expectAccessible(scanner)
  await scanner.context().close()
})

test('a stolen code is replaced, and the new one leads to the family’s page', async ({ page, context, site }) => {
  const family = await site.family()
  const { slug } = await makeMemorial(family)
  const old = `${family.code.slice(0, 5)}-${family.code.slice(5)}`
  await signInAdministrator(context, site)
  await page.goto(`/admin/qr?search=${family.code}`)
  const show = page.getByRole('button', { name: `Vis ${old}` })
  const { x = 0, width = 0 } = (await show.boundingBox()) ?? {}
  expect(x + width, 'within the window, however long the state').toBeLessThanOrEqual(
    await page.evaluate(() => innerWidth),
  )
  await show.click()
  const dialog = page.getByRole('dialog', { name: old })
  await dialog.getByLabel('Begrundelse').fill('Pladen er stjålet.')
  await dialog.getByRole('button', { name: 'Erstat med en ny kode' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erstat koden' }).click()
  await expectToast(page, 'Koden er erstattet')
  await expectAccessible(page)
  const told = (await dialog.getByText(/Koden er erstattet af/).textContent()) ?? ''
  const [fresh = ''] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(told) ?? []

  await page.goto(`/QR/${fresh.replace('-', '')}`)
  await expect(page).toHaveURL(`/memorial/${slug}`)
  await page.goto(`/QR/${family.code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koden er spærret')
})

test('the mail log can be read', async ({ page, context, site }) => {
  const family = await site.family()
  const { subject } = await site.mailTo(family.email, /./)
  await signInAdministrator(context, site)
  await page.goto('/admin/performance/mails')
  await page.getByRole('button', { name: `Læs mailen til ${family.email}` }).click()
  await expect(page.getByRole('dialog')).toContainText(subject)
  await expectAccessible(page)
})

test('an account is found and disabled; signing in shows the reason, until it is reopened', async ({
  page,
  context,
  browser,
  site,
}) => {
  const family = await site.family()
  await signInAs(context, { call: site.admin })
  await page.goto('/admin/users')
  await page.getByLabel('Navn, brugernavn eller mail, også en del af det').fill(family.email.slice(1))
  await page.getByRole('button', { name: 'Vis', exact: true }).click()
  await page.getByRole('table', { name: 'Konti' }).getByRole('link', { name: family.fullName }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(family.fullName)
  await expectAccessible(page)
  await page.getByText('Luk kontoen').first().click()
  await page.getByLabel('Begrundelse').last().fill('Nogen andre er inde på din konto.')
  await page.getByRole('button', { name: 'Luk kontoen' }).click()
  await expectToast(page, 'Kontoen er lukket')

  const outsider = await (await browser.newContext()).newPage()
  await outsider.goto('/login')
  await outsider.getByLabel('Brugernavn eller email').fill(family.username)
  await outsider.getByLabel('Adgangskode', { exact: true }).fill(family.password)
  await outsider.getByRole('button', { name: 'Log ind', exact: true }).click()
  await expect(outsider.getByText(/Nogen andre er inde på din konto\./).first()).toBeVisible()

  await page.getByText('Åbn kontoen igen').first().click()
  await page.getByLabel('Begrundelse').fill('Det er i orden igen.')
  await page.getByRole('button', { name: 'Åbn kontoen' }).click()
  await expectToast(page, 'Kontoen er åben igen')
  await outsider.getByRole('button', { name: 'Log ind', exact: true }).click()
  await expect(outsider).toHaveURL('/profile')
  await outsider.context().close()
})
