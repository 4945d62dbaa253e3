import { linkIn } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { signInAs } from '../steps/family'
import { fillLogin } from '../steps/fill-account'
import { holdCall } from '../steps/hold-call'
import { openNavigation } from '../steps/open-navigation'
import { expect, test } from '../steps/test'

const resetAnswer = 'Hvis der er en konto med den mailadresse'

test.describe('the login page', () => {
  test('has the fields of the specification, in the light theme, and reports too short input on blur', async ({
    page,
  }) => {
    await page.goto('/login')
    const main = page.getByRole('main')
    const name = main.getByLabel('Brugernavn eller email')
    const password = main.getByLabel('Adgangskode', { exact: true })
    await expect(name).toBeVisible()
    await expect(password).toBeVisible()
    await expect(main.getByRole('link', { name: 'Opret konto' })).toHaveAttribute('href', '/qr-info')
    await expect(main.getByRole('link', { name: /Tilbage til koden/ })).toHaveCount(0)
    await expect(main.locator('.dark')).toHaveCount(0)
    await expectAccessible(page)
    const shortName = page.getByText('Brugernavn eller email skal være mindst 2 tegn.')
    const shortPassword = page.getByText('Adgangskode skal være mindst 6 tegn.')
    await expect(async () => {
      await name.fill('')
      await name.pressSequentially('b')
      await password.focus()
      await expect(shortName).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.keyboard.type('12345')
    await expect(shortPassword).toHaveCount(0)
    await name.fill('birgit')
    await expect(shortName).toHaveCount(0)
    await expect(shortPassword).toBeVisible()
    await expectAccessible(page)
  })

  test('has the dark theme and a way back, wherever the code comes from', async ({ page, site }) => {
    const [code] = await site.freeCodes(1)
    for (const path of [`/qr-scan/${code}/login`, `/login?qrCode=${code}`]) {
      await page.goto(path)
      const dark = page.getByRole('main').locator('.dark')
      await expect(dark.getByLabel('Brugernavn eller email')).toBeVisible()
      await expect(dark.getByRole('link', { name: /Tilbage til koden/ })).toHaveAttribute('href', `/qr-scan/${code}`)
      await expectAccessible(page)
    }
  })

  test('lets a signed-in user stay with a code and redirects without one', async ({ page, context, site }) => {
    const [code] = await site.freeCodes(1)
    await signInAs(context, await site.family())
    await page.goto(`/login?qrCode=${code}`)
    await expect(page).toHaveURL(`/login?qrCode=${code}`)
    await expect(page.getByLabel('Brugernavn eller email')).toBeVisible()
    for (const path of ['/login', '/login?redirect=/orders', '/login?qrCode=ikke-en-kode']) {
      await page.goto(path)
      await expect(page).toHaveURL('/profile')
    }
  })

  test('shows progress, and greets by name', async ({ page, site }) => {
    const family = await site.family()
    await page.goto('/login')
    const letThrough = await holdCall(page, '**/api/login?*')
    await fillLogin(page, family.username, family.password)
    await expect(page.getByRole('button', { name: 'Logger ind...' })).toBeDisabled()
    letThrough()
    await expectToast(page, 'Login succesfuldt', `Velkommen tilbage, ${family.fullName}!`)
    await expect(page).toHaveURL('/profile')
  })

  test('links a free code on the way in and goes back to it', async ({ page, site }) => {
    const family = await site.family()
    const [code] = await site.freeCodes(1)
    await page.goto(`/login?qrCode=${code}`)
    await fillLogin(page, family.username, family.password)
    await expectToast(page, 'QR-kode tilknyttet', 'Din QR-kode er nu tilknyttet din konto og klar til brug.')
    // /qr-scan/{code} redirects the code's owner.
    await expect(page).toHaveURL(`/qr-setup/${code}`)
  })

  test('keeps the name through a reload and never the password', async ({ page }) => {
    await page.goto('/login')
    await expect(async () => {
      await page.getByLabel('Brugernavn eller email').fill('birgit-og-holger')
      await page.getByLabel('Adgangskode', { exact: true }).fill('tre gule tulipaner')
      const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
      expect(kept).toContain('birgit-og-holger')
      expect(kept).not.toContain('tulipaner')
    }).toPass()
    await page.reload()
    await expect(page.getByLabel('Brugernavn eller email')).toHaveValue('birgit-og-holger')
    await expect(page.getByLabel('Adgangskode', { exact: true })).toHaveValue('')
  })
})

/** The server's own message, the status of an answer without one, and an unreadable answer. */
const failures = [
  { answer: { status: 401, json: { message: 'Lukket i dag.' } }, text: 'Lukket i dag.' },
  { answer: { status: 500, json: {} }, text: 'Error 500: Internal Server Error' },
  { answer: { status: 502, body: '<html>' }, text: 'Ukendt serverfejl' },
]

test.describe('failures are shown in a toast', () => {
  test('a login', async ({ page }) => {
    await page.goto('/login')
    for (const { answer, text } of failures) {
      await page.route('**/api/login?*', (route) => route.fulfill(answer))
      await fillLogin(page, 'birgit', 'tre gule tulipaner')
      await expectToast(page, 'Login fejlede', text)
      await expect(page.getByLabel('Brugernavn eller email')).toHaveValue('birgit')
    }
  })

  test('a logout', async ({ page, context, site }) => {
    await signInAs(context, await site.family())
    await page.route('**/api/logout?*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/qr-info')
    await (await openNavigation(page)).getByRole('button', { name: 'Log ud' }).click()
    await expectToast(page, 'Logout fejlede', 'Error 503: Service Unavailable')
    expect((await page.request.get('/api/user')).status()).toBe(200)
  })
})

test('a logout shows progress, then says goodbye on the front page', async ({ page, context, site }) => {
  await signInAs(context, await site.family())
  await page.goto('/qr-info')
  const letThrough = await holdCall(page, '**/api/logout?*')
  const navigation = await openNavigation(page)
  await navigation.getByRole('button', { name: 'Log ud' }).click()
  await expect(navigation.getByRole('button', { name: 'Logger ud...' })).toBeVisible()
  letThrough()
  await expectToast(page, 'Du er nu logget ud', 'Vi håber at se dig igen snart!')
  await expect(page).toHaveURL('/')
})

test('a logout removes everything that was typed', async ({ page, context, site }) => {
  await signInAs(context, await site.family())
  await page.goto('/profile')
  await page.getByLabel('Dit fulde navn').fill('Birgit Overgaard')
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(kept).toContain('Birgit Overgaard')
  await (await openNavigation(page)).getByRole('button', { name: 'Log ud' }).click()
  await expect(page).toHaveURL('/')
  expect(await kept()).not.toContain('Birgit Overgaard')
})

test('a new password is requested by address, one request at a time, and a failure keeps the address', async ({
  page,
  site,
}) => {
  const family = await site.family()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Glemt adgangskode?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Glemt adgangskode' })
  const send = dialog.getByRole('button', { name: 'Send link' })
  await expect(dialog.getByLabel('Mailadresse')).toHaveAttribute('type', 'email')
  await expect(send).toBeDisabled()
  await dialog.getByLabel('Mailadresse').fill('ikke en adresse')
  await send.click()
  await expect(dialog.getByText('Skriv en mailadresse som navn@eksempel.dk.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Mailadresse').fill(family.email)
  const refusal = { status: 429, json: { message: 'Vent lidt.' } }
  await page.route('**/api/password-reset', (route) => route.fulfill(refusal))
  await send.click()
  await expectToast(page, 'Fejl', 'Vent lidt.')
  await expect(dialog.getByLabel('Mailadresse')).toHaveValue(family.email)
  await page.unroute('**/api/password-reset')
  const letThrough = await holdCall(page, '**/api/password-reset')
  await send.click()
  await expect(dialog.getByRole('button', { name: 'Sender...' })).toBeDisabled()
  letThrough()
  await expectToast(page, 'Anmodning sendt', resetAnswer)
  await expect(dialog).toHaveCount(0)
})

test.describe('an expired session', () => {
  test('says so and leads back to the same page', async ({ page, site }) => {
    const family = await site.family()
    await page.goto('/auth?redirect=%2Fcreate-memorial%3Fkode%3D1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Din session er udløbet')
    await expectAccessible(page)
    await fillLogin(page, family.username, family.password)
    await expect(page).toHaveURL('/create-memorial?kode=1')
  })

  test('is not reported to a signed-in user', async ({ page, context, site }) => {
    await signInAs(context, await site.family())
    await page.goto('/auth?redirect=/create-memorial')
    await expect(page).toHaveURL('/create-memorial')
    await page.goto('/auth?redirect=https://ond.example')
    await expect(page).toHaveURL('/profile')
  })
})

test('a used link to a new password offers a new one at once', async ({ page, site }) => {
  const family = await site.family()
  const outsider = await site.outsider()
  await outsider.post('/api/password-reset', { data: { email: family.email } })
  const link = linkIn(await site.mailTo(family.email, /adgangskode/i), /^\/reset-password\//)
  const token = link.split('/').at(-1)
  await outsider.post(`/api/password-reset/${token}`, { data: { password: 'fem grønne gravhøje' } })
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linket er allerede brugt')
  await expectAccessible(page)
  await page.goto('/reset-password/findes-ikke')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linket kan ikke bruges')
  await page.getByLabel('Mailadresse').fill(family.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expectToast(page, 'Anmodning sendt', resetAnswer)
  await expect(page.getByRole('main').getByText(resetAnswer)).toBeVisible()
})
