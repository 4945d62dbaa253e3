import { answerOf, linkIn } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { signInAs } from '../steps/family'
import { fillLogin } from '../steps/fill-account'
import { holdCall } from '../steps/hold-call'
import { openNavigation } from '../steps/open-navigation'
import { expect, test } from '../steps/test'

const resetAnswer = 'Hvis der er en konto med den mailadresse'

test('the login page has its fields, reports short input on blur, and keeps the name, never the password', async ({
  page,
}) => {
  await page.goto('/login')
  const main = page.getByRole('main')
  const name = main.getByLabel('Brugernavn eller email')
  const password = main.getByLabel('Adgangskode', { exact: true })
  await expect(main.getByRole('link', { name: 'Opret konto' })).toHaveAttribute('href', '/qr-info')
  await expect(main.getByRole('link', { name: /Tilbage til koden/ })).toHaveCount(0)
  await expect(main.locator('.dark')).toHaveCount(0)
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
  await name.fill('birgit-og-holger')
  await expect(shortName).toHaveCount(0)
  await expect(shortPassword).toBeVisible()
  await expectAccessible(page)
  await password.fill('tre gule tulipaner')
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(kept).toContain('birgit-og-holger')
  expect(await kept()).not.toContain('tulipaner')
  await page.reload()
  await expect(name).toHaveValue('birgit-og-holger')
  await expect(password).toHaveValue('')
})

test('the login page of a code is dark, has a way back, and links the code on the way in', async ({ page, site }) => {
  const family = await site.family()
  const [code] = await site.freeCodes(1)
  await page.goto(`/qr-scan/${code}`)
  await page.getByRole('main').getByRole('link', { name: 'Log ind' }).click()
  await expect(page).toHaveURL(`/qr-scan/${code}/login`)
  const dark = page.getByRole('main').locator('.dark')
  const back = dark.getByRole('link', { name: /Tilbage til koden/ })
  await expect(dark.getByLabel('Brugernavn eller email')).toBeVisible()
  await expect(back).toHaveAttribute('href', `/qr-scan/${code}`)
  await page.goto(`/login?qrCode=${code}`)
  await expect(back).toHaveAttribute('href', `/qr-scan/${code}`)
  await expectAccessible(page)
  await fillLogin(page, family.username, family.password)
  await expectToast(page, 'QR-kode tilknyttet', 'Din QR-kode er nu tilknyttet din konto og klar til brug.')
  // /qr-scan/{code} redirects the code's owner.
  await expect(page).toHaveURL(`/qr-setup/${code}`)
})

test('a signed-in user stays with a code and is redirected without one', async ({ page, context, site }) => {
  const [code] = await site.freeCodes(1)
  await signInAs(context, await site.family())
  await page.goto(`/login?qrCode=${code}`)
  await expect(page).toHaveURL(`/login?qrCode=${code}`)
  await expect(page.getByLabel('Brugernavn eller email')).toBeVisible()
  for (const [from, to] of [
    ['/login', '/profile'],
    ['/login?redirect=/orders', '/profile'],
    ['/login?qrCode=ikke-en-kode', '/profile'],
    ['/auth?redirect=/create-memorial', '/create-memorial'],
    ['/auth?redirect=https://ond.example', '/profile'],
  ] as const) {
    await page.goto(from, { waitUntil: 'commit' })
    await expect(page, from).toHaveURL(to)
  }
})

/** The server's own message, the status of an answer without one, and an unreadable answer. */
const failures = [
  { answer: { status: 401, json: { message: 'Lukket i dag.' } }, text: 'Lukket i dag.' },
  { answer: { status: 500, json: {} }, text: 'Error 500: Internal Server Error' },
  { answer: { status: 502, body: '<html>' }, text: 'Ukendt serverfejl' },
]

test('a sign-in that fails says why and keeps the name; the right one shows progress and greets by name', async ({
  page,
  site,
}) => {
  const family = await site.family()
  await page.goto('/login')
  const name = page.getByLabel('Brugernavn eller email')
  for (const { answer, text } of failures) {
    await page.route('**/api/login?*', (route) => route.fulfill(answer))
    await fillLogin(page, 'birgit', 'tre gule tulipaner')
    await expectToast(page, 'Login fejlede', text)
    await expect(name).toHaveValue('birgit')
  }
  await page.unroute('**/api/login?*')
  await fillLogin(page, family.username, 'en forkert en')
  await expectToast(page, 'Login fejlede', 'Brugernavn eller adgangskode er forkert.')
  await expect(name).toHaveValue(family.username)
  const letThrough = await holdCall(page, '**/api/login?*')
  await fillLogin(page, family.email, family.password)
  await expect(page.getByRole('button', { name: 'Logger ind...' })).toBeDisabled()
  letThrough()
  await expectToast(page, 'Login succesfuldt', `Velkommen tilbage, ${family.fullName}!`)
  await expect(page).toHaveURL('/profile')
})

test('a sign-out that fails says why; then it shows progress, says goodbye, and forgets what was typed', async ({
  page,
  context,
  site,
}) => {
  await signInAs(context, await site.family())
  await page.goto('/profile#oplysninger')
  await page.getByLabel('Dit fulde navn').fill('Birgit Overgaard')
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(kept).toContain('Birgit Overgaard')
  await page.route('**/api/logout?*', (route) => route.fulfill({ status: 503, json: {} }))
  const navigation = await openNavigation(page)
  await navigation.getByRole('button', { name: 'Log ud' }).click()
  await expectToast(page, 'Logout fejlede', 'Error 503: Service Unavailable')
  expect((await page.request.get('/api/user')).status()).toBe(200)
  await page.unroute('**/api/logout?*')
  const letThrough = await holdCall(page, '**/api/logout?*')
  await navigation.getByRole('button', { name: 'Log ud' }).click()
  await expect(navigation.getByRole('button', { name: 'Logger ud...' })).toBeVisible()
  letThrough()
  await expectToast(page, 'Du er nu logget ud', 'Vi håber at se dig igen snart!')
  await expect(page).toHaveURL('/')
  expect(await kept()).not.toContain('Birgit Overgaard')
  expect((await page.request.get('/api/user')).status()).toBe(401)
})

test('a new password is requested by address, and its link is used once and offers a new one', async ({
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

  const link = linkIn(await site.mailTo(family.email, /adgangskode/i), /^\/reset-password\//)
  await page.goto(link)
  await expectAccessible(page)
  await page.getByLabel('Ny adgangskode').fill('fem grønne gravhøje')
  await page.getByRole('button', { name: 'Gem ny adgangskode' }).click()
  await expect(page).toHaveURL('/profile')
  // Other devices are signed out.
  expect((await family.call.get('/api/user')).status()).toBe(401)
  const again = await site.outsider()
  await answerOf(await again.post('/api/login', { data: { ...family, password: 'fem grønne gravhøje' } }))

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

test('an expired session says so and leads back to the same page', async ({ page, site }) => {
  const family = await site.family()
  await page.goto('/auth?redirect=%2Fcreate-memorial%3Fkode%3D1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er blevet logget ud')
  await fillLogin(page, family.username, family.password)
  await expect(page).toHaveURL('/create-memorial?kode=1')
})

test('a sign-in continues to a path of ours only', async ({ page, site }) => {
  const family = await site.family()
  await page.goto('/create-memorial')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillLogin(page, family.username, family.password)
  await expect(page).toHaveURL('/create-memorial')
  // lib/shared/safe-redirect.test.ts tries the other forms.
  await page.context().clearCookies()
  await page.goto(`/login?redirect=${encodeURIComponent('/\\ond.example')}`)
  await fillLogin(page, family.username, family.password)
  await expect(page).toHaveURL('/profile')
})
