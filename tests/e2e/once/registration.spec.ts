import { linkIn } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { somebody } from '../steps/family'
import { fillAccount } from '../steps/fill-account'
import { holdCall } from '../steps/hold-call'
import { expect, test } from '../steps/test'

const create = { name: 'Opret konto' }
const tick = 'Jeg har læst og accepterer betingelserne'

/** The server's own message, the status of an answer without one, and an unreadable answer. */
const failures = [
  { answer: { status: 409, json: { message: 'Brugernavnet er optaget.' } }, text: 'Brugernavnet er optaget.' },
  { answer: { status: 500, json: {} }, text: 'Error 500: Internal Server Error' },
  { answer: { status: 502, body: '' }, text: 'Ukendt serverfejl' },
]

test.describe('the form for a new account', () => {
  test('follows a scanned code, requires accepting the terms, whose text opens beside it, and is sent once', async ({
    page,
    context,
    site,
  }) => {
    const [code] = await site.freeCodes(1)
    const person = somebody()
    await page.goto(`/QR/${code}`)
    await expect(page).toHaveURL(`/qr-scan/${code}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koden venter på sin mindeside')
    await page.getByRole('main').getByRole('link', { name: 'Opret konto' }).click()
    await expect(page).toHaveURL(new RegExp(`/register\\?qrCode=${code}`))
    await expect(page.getByLabel('Aktiveringskode')).toHaveCount(0)
    await expect(page.getByLabel(tick)).not.toBeChecked()
    await fillAccount(page, person)
    await page.getByLabel(tick).uncheck()
    await page.getByRole('button', create).click()
    await expect(page.getByText('Sæt kryds ved, at du har læst betingelserne, før du opretter kontoen.')).toBeVisible()
    await expectAccessible(page)
    const opened = context.waitForEvent('page')
    await page.getByRole('main').getByRole('link', { name: 'betingelserne' }).click()
    await expect(await opened).toHaveURL('/terms')
    const privacy = page.getByRole('main').getByRole('link', { name: 'hvordan vi passer på dine oplysninger' })
    await expect(privacy).toHaveAttribute('href', '/privacy')
    await expect(privacy).toHaveAttribute('target', '_blank')
    await expect(page.getByLabel('Mailadresse')).toHaveValue(person.email)
    await page.getByLabel(tick).check()
    const letThrough = await holdCall(page, '**/api/register')
    await page.getByRole('button', create).click()
    await expect(page.getByRole('button', { name: 'Opretter konto...' })).toBeDisabled()
    letThrough()
    await expectToast(page, 'Registrering succesfuldt')
    await expect(page).toHaveURL(`/qr-setup/${code}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Din QR-kode')
    await expect(page.getByText('Vi mangler dit ja til betingelserne')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('answers what is typed: a taken username with free ones, invalid input on blur, a corrected address', async ({
    page,
    site,
  }) => {
    const family = await site.family()
    const [code] = await site.freeCodes(1)
    await page.goto(`/register?qrCode=${code}`)
    // Derived from the full name, as a suggestion. It may come late: what is typed then replaces it.
    const letThrough = await holdCall(page, '**/api/user/username-free?*')
    await page.getByLabel('Dit fulde navn').fill('Karla Munkholm')
    await page.getByLabel('Brugernavn').focus()
    letThrough()
    await expect(page.getByLabel('Brugernavn')).toHaveValue(/^karla/)
    await page.keyboard.type('karla-fra-fyn')
    await expect(page.getByLabel('Brugernavn')).toHaveValue('karla-fra-fyn')
    await page.getByLabel('Brugernavn').fill(`Bo fra ${code}`)
    await expect(page.getByText(`Brugernavnet bliver Bo-fra-${code}. Det er ledigt.`)).toBeVisible()
    await fillAccount(page, { ...somebody(), username: family.username })
    await expect(page.getByRole('status').getByText('Brugernavnet er allerede i brug. Vælg et andet.')).toBeVisible()
    await expect(page.getByLabel('Brugernavn')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    const idea = page.getByRole('status').getByRole('listitem').getByRole('button').first()
    const picked = (await idea.textContent()) ?? ''
    await idea.click()
    await expect(page.getByLabel('Brugernavn')).toHaveValue(picked)
    await expect(page.getByLabel('Brugernavn')).toBeFocused()
    await expect(page.getByRole('status').getByText('Brugernavnet er ledigt.')).toBeVisible()

    const [shape, short] = ['Skriv en mailadresse som navn@eksempel.dk.', 'Brugernavnet skal være mindst 2 tegn.']
    await page.getByLabel('Brugernavn').fill('b')
    await page.getByLabel('Mailadresse').fill('birgit')
    await expect(page.getByText(short)).toBeVisible()
    await page.getByLabel('Adgangskode', { exact: true }).focus()
    await expect(page.getByText(shape)).toBeVisible()
    await page.getByLabel('Mailadresse').fill('birgit@gmial.com')
    await expect(page.getByText(shape)).toHaveCount(0)
    await page.getByLabel('Dit fulde navn').focus()
    await page.getByRole('status').getByRole('button', { name: 'birgit@gmail.com' }).click()
    await expect(page.getByLabel('Mailadresse')).toHaveValue('birgit@gmail.com')
    await expect(page.getByText('Mente du')).toHaveCount(0)
    for (const [typed, words] of [
      ['12345', 'For kort endnu'],
      ['123456', 'Kan bruges'],
      ['tre tulipaner', 'God længde'],
      ['tre gule tulipaner', 'Meget god længde'],
    ] as const) {
      await page.getByLabel('Adgangskode', { exact: true }).fill(typed)
      await expect(page.getByRole('status').getByText(words, { exact: true })).toBeVisible()
    }
  })

  test('requires the right activation code, and groups its digits however they are typed', async ({ page, site }) => {
    const { code, activationCode } = await site.codeWithActivation()
    await page.goto(`/register?qrCode=${code}`)
    await fillAccount(page, somebody())
    const field = page.getByLabel('Aktiveringskode')
    const help = page.getByText('Det gør ikke noget.')
    await expect(help).toBeHidden()
    await field.fill(activationCode === '111111' ? '222222' : '111111')
    await page.getByRole('button', create).click()
    await expectToast(page, 'Registrering fejlede', 'Aktiveringskoden er forkert. Du har 4 forsøg tilbage.')
    await expect(help).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
    await expect(page.getByLabel('Dit fulde navn')).toHaveValue('Birgit Sønderby')
    await field.clear()
    await field.pressSequentially(activationCode)
    await expect(field).toHaveValue(`${activationCode.slice(0, 3)} ${activationCode.slice(3)}`)
    await page.getByRole('button', create).click()
    await expect(page).toHaveURL(`/qr-setup/${code}`)
  })

  test('keeps what was typed through a refusal and a reload, except secrets', async ({ page, site }) => {
    const { code } = await site.codeWithActivation()
    const person = somebody()
    await page.goto(`/register?qrCode=${code}`)
    await fillAccount(page, person)
    await page.getByLabel('Aktiveringskode').fill('918273')
    for (const { answer, text } of failures) {
      await page.route('**/api/register', (route) => route.fulfill(answer))
      await page.getByRole('button', create).click()
      await expectToast(page, 'Registrering fejlede', text)
    }
    await expect(page.getByLabel('Adgangskode', { exact: true })).toHaveValue(person.password)
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(kept).toContain(person.email)
    for (const secret of [person.password, '918 273', '918273']) expect(kept).not.toContain(secret)
    await page.reload()
    await expect(page.getByLabel('Mailadresse')).toHaveValue(person.email)
    await expect(page.getByLabel('Brugernavn')).toHaveValue(person.username)
    await expect(page.getByLabel('Dit fulde navn')).toHaveValue(person.fullName)
    await expect(page.getByLabel('Aktiveringskode')).toHaveValue('')
    await expect(page.getByLabel(tick)).not.toBeChecked()
  })
})

test.describe('an account made without the form', () => {
  test('is asked to accept the terms, may go on meanwhile, and is asked once', async ({ page, context, site }) => {
    const family = await site.family()
    await context.addCookies((await family.call.storageState()).cookies)
    const question = page.getByRole('heading', { name: 'Vi mangler dit ja til betingelserne' })
    for (const path of [`/qr-setup/${family.code}`, '/create-memorial', '/profile']) {
      await page.goto(path)
      await expect(question).toBeVisible()
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Jeg accepterer betingelserne' }).click()
    await expectToast(page, 'Tak. Dit ja er gemt')
    await expect(question).toHaveCount(0)
    await page.goto('/create-memorial')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(question).toHaveCount(0)
  })
})

test('an account by invitation cannot be had by a guess, by the API either', async ({ page, site }) => {
  await page.goto('/hidden-register')
  await expect(page).toHaveURL('/hidden-register-72391')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Her er lukket|Opret konto med invitation)$/)
  const outsider = await site.outsider()
  const answer = await outsider.post('/api/register/invited', { data: { ...somebody(), invitation: 'et gæt' } })
  expect(answer.status()).toBe(403)
  expect((await answer.json()).code).toMatch(/^INVITATION/)
})

test('a registration begun at the stone is finished at home by mail, whose link works once and offers a new one', async ({
  page,
  context,
  site,
}) => {
  const [code, next = ''] = await site.freeCodes(2)
  const person = somebody()
  await page.goto(`/qr-scan/${code}`)
  await page.getByRole('link', { name: 'Send mig et link' }).click()
  await expect(page).toHaveURL(`/qr-email-register?qrCode=${code}`)
  await page.getByLabel('Mailadresse').fill(person.email)
  await page.getByRole('button', { name: 'Send mig et link' }).click()
  await expect(page.getByText('Mailen er på vej')).toBeVisible()
  const link = linkIn(await site.mailTo(person.email, /./), /^\/setup\//)
  await page.goto(link)
  await expectAccessible(page)
  await fillAccount(page, person, { withEmail: false })
  await page.getByRole('button', create).click()
  await expect(page).toHaveURL(`/qr-setup/${code}`)
  await page.goto('/profile#email')
  await expect(page.getByText(person.email)).toBeVisible()

  await context.clearCookies()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linket er allerede brugt')
  await expect(page.getByRole('main').getByRole('link', { name: 'Log ind' })).toHaveAttribute('href', '/login')
  await expectAccessible(page)
  await page.goto('/setup/findes-ikke')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linket kan ikke bruges')
  await page.getByLabel('Koden på stenen').fill(next)
  const { email } = somebody()
  await page.getByLabel('Mailadresse').fill(`x${email}`)
  await page.getByRole('button', { name: 'Send mig et link' }).click()
  await expect(page.getByText('Mailen er på vej')).toBeVisible()
  await expect(page.getByText(`Du skrev x${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'ret den' }).click()
  await expect(page.getByLabel('Mailadresse')).toHaveValue(`x${email}`)
  await expect(page.getByLabel('Mailadresse')).toBeFocused()
  await page.getByLabel('Mailadresse').fill(email)
  await page.getByRole('button', { name: 'Send mig et link' }).click()
  await expect(page.getByText(`Du skrev ${email}`)).toBeVisible()
})
