import type { Page } from '@playwright/test'
import { answerOf, linkIn } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { signInAs } from '../steps/family'
import { readQrPicture } from '../steps/read-qr-picture'
import { expect, test } from '../steps/test'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const newPassword = 'fem grønne gravhøje'

test('the table of contents links to every section', async ({ page, context, site }) => {
  // On a phone the folded headings are the list.
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAs(context, await site.family())
  await page.goto('/profile')
  const contents = page.getByRole('navigation', { name: 'På denne side' }).getByRole('link')
  const titles = await contents.allTextContents()
  await expect(page.locator('main section[aria-labelledby$="-title"] h2[id$="-title"]')).toHaveText(titles)
  for (const title of titles) {
    await contents.filter({ hasText: new RegExp(`^${title}$`) }).click()
    await expect(section(page, title)).toBeInViewport()
  }
})

test('a section is folded until somebody opens it, and open again after a reload', async ({ page, context, site }) => {
  await signInAs(context, await site.family())
  await page.goto('/profile')
  const name = section(page, 'Oplysninger').getByLabel('Dit fulde navn')
  await expect(section(page, 'Oplysninger')).toBeVisible()
  await expect(name).toBeHidden()
  await page.getByRole('heading', { name: 'Oplysninger', exact: true }).click()
  await expect(name).toBeVisible()
  await page.reload()
  await expect(name).toBeVisible()
})

test('name and username are changed, and a taken one is refused at its field', async ({ page, context, site }) => {
  const [family, other] = [await site.family(), await site.family()]
  await signInAs(context, family)
  await page.goto('/profile#oplysninger')
  const facts = section(page, 'Oplysninger')
  await facts.getByLabel('Dit fulde navn').fill('Birgit Åkjær')
  await facts.getByLabel('Brugernavn').fill(other.username)
  await facts.getByRole('button', { name: 'Gem oplysninger' }).click()
  await expect(facts.getByText('Brugernavnet er allerede i brug. Vælg et andet.').first()).toBeVisible()
  await page.reload()
  await expect(facts.getByLabel('Dit fulde navn')).toHaveValue('Birgit Åkjær')
  await facts.getByLabel('Brugernavn').fill(`${family.username}-ny`)
  await expect(facts.getByText('Brugernavnet er ledigt.')).toBeVisible()
  await facts.getByRole('button', { name: 'Gem oplysninger' }).click()
  await expectToast(page, 'Dine oplysninger er gemt')
  const user = await answerOf(await family.call.get('/api/user'))
  expect(user).toMatchObject({ fullName: 'Birgit Åkjær', username: `${family.username}-ny` })
  await page.reload()
  await expect(facts.getByLabel('Brugernavn')).toHaveValue(`${family.username}-ny`)
})

test('typed text survives a session that ended', async ({ page, context, site }) => {
  const family = await site.family()
  await signInAs(context, family)
  await page.goto('/profile#oplysninger')
  const facts = section(page, 'Oplysninger')
  await answerOf(await family.call.post('/api/logout'))
  await facts.getByLabel('Dit fulde navn').fill('Birgit Overgaard')
  await facts.getByRole('button', { name: 'Gem oplysninger' }).click()
  await facts.getByRole('link', { name: 'Log ind igen' }).click()
  await expect(page).toHaveURL(/redirect=/)
  await answerOf(await page.request.post('/api/login', { data: family }))
  await page.goto('/profile#oplysninger')
  await expect(facts.getByLabel('Dit fulde navn')).toHaveValue('Birgit Overgaard')
})

test('a new mail address waits, is withdrawn, and is used once it is confirmed on another device', async ({
  page,
  context,
  browser,
  site,
}) => {
  const family = await site.family()
  const email = `ny-${family.email}`
  await signInAs(context, family)
  await page.goto('/profile#email')
  const part = section(page, 'Mailadresse')
  const ask = async (password: string) => {
    await part.getByLabel('Ny mailadresse').fill(email)
    await part.getByLabel('Din adgangskode').fill(password)
    await part.getByRole('button', { name: 'Send et link til den nye adresse' }).click()
  }
  await ask('en helt anden')
  await expect(part.getByText('Adgangskoden er forkert. Prøv igen.')).toBeVisible()
  await ask(family.password)
  await expect(part.getByText('Den nye adresse mangler at blive bekræftet')).toBeVisible()
  await expectAccessible(page)
  await part.getByRole('button', { name: 'Fortryd' }).click()
  await expect(part.getByLabel('Ny mailadresse')).toHaveValue('')
  const dead = linkIn(await site.mailTo(email, /Bekræft/), /^\/profile\/email\//)
  await ask(family.password)
  await part.getByRole('button', { name: 'Send igen' }).click()
  await expectToast(page, 'Mailen er sendt igen', `Vi har skrevet til ${email}.`)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(dead)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Vi kunne ikke skifte mailadressen')
  const link = linkIn(await site.mailTo(email, /Bekræft/), /^\/profile\/email\//)
  await other.goto(link)
  await expectAccessible(other)
  await expect(other.getByText(family.username, { exact: true })).toBeVisible()
  expect(await answerOf(await family.call.get('/api/user'))).toMatchObject({ email: family.email })
  await other.getByRole('button', { name: 'Brug den nye adresse' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Din mailadresse er ændret')
  await elsewhere.close()
  expect(await answerOf(await family.call.get('/api/user'))).toMatchObject({ email })
  expect((await site.mailTo(family.email, /mailadresse er ændret/)).text).toContain(email)
  await page.reload()
  await expect(part.getByText(email)).toBeVisible()
})

test('a new password needs the old one and signs the other devices out', async ({ page, context, site }) => {
  const family = await site.family()
  await signInAs(context, family)
  const there = await site.outsider()
  await answerOf(await there.post('/api/login', { data: family }))
  await page.goto('/profile#adgangskode')
  const part = section(page, 'Adgangskode')
  const change = async (current: string) => {
    await part.getByLabel('Nuværende adgangskode').fill(current)
    await part.getByLabel('Ny adgangskode').fill(newPassword)
    await part.getByRole('button', { name: 'Gem ny adgangskode' }).click()
  }
  await change('en helt anden')
  await expect(part.getByText('Adgangskoden er forkert. Prøv igen.')).toBeVisible()
  await change(family.password)
  await expectToast(page, 'Din adgangskode er ændret', 'Du er logget ud på alle andre enheder.')
  expect((await there.get('/api/user')).status()).toBe(401)
  expect((await page.request.get('/api/user')).status()).toBe(200)
  await answerOf(await there.post('/api/login', { data: { ...family, password: newPassword } }))
})

test('devices are listed by name and signed out, one and all', async ({ page, context, playwright, baseURL, site }) => {
  const family = await site.family()
  const agents = {
    'iPhone, Safari':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Windows-computer, Firefox': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:126.0) Gecko/20100101 Firefox/126.0',
  }
  for (const userAgent of Object.values(agents)) {
    const device = await playwright.request.newContext({ ...(baseURL && { baseURL }), userAgent })
    await answerOf(await device.post('/api/login', { data: family }))
    await device.dispose()
  }
  await signInAs(context, family)
  await page.goto('/profile#enheder')
  const devices = section(page, 'Enheder').getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await expect(devices.first()).toContainText('Denne enhed')
  await section(page, 'Enheder').getByRole('button', { name: 'Log ud: iPhone, Safari' }).click()
  await expectToast(page, 'Enheden er logget ud')
  await expect(devices).toHaveCount(2)
  await expect(devices.last()).toContainText('Windows-computer, Firefox')
  await page.getByRole('button', { name: 'Log ud alle andre steder' }).click()
  await expect(devices).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Log ud alle andre steder' })).toHaveCount(0)
})

test('a code on this screen signs another device in once, and the screen says so', async ({
  page,
  context,
  browser,
  site,
}) => {
  const family = await site.family()
  await signInAs(context, family)
  await page.goto('/profile#ny-enhed')
  const part = section(page, 'Log ind på en anden enhed')
  await part.getByRole('button', { name: 'Vis en kode' }).click()
  const picture = part.getByRole('img', { name: /QR-kode/ })
  await expect(picture).toBeVisible()
  await expectAccessible(page)
  const first = new URL(await readQrPicture(picture)).pathname
  await part.getByRole('button', { name: 'Lav en ny kode' }).click()
  // The code is renewed regularly: retry if it changes while being read.
  await expect(async () => expect(new URL(await readQrPicture(picture)).pathname).not.toBe(first)).toPass()
  const second = new URL(await readQrPicture(picture)).pathname

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(first)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Koden kan ikke bruges')
  // Opening it, even twice, does not use it up.
  await other.goto(second)
  await other.goto(second)
  await expectAccessible(other)
  expect((await other.request.get('/api/user')).status()).toBe(401)
  await other.getByRole('button', { name: `Log ind som ${family.fullName}` }).click()
  await expectToast(other, 'Login succesfuldt', `Velkommen tilbage, ${family.fullName}!`)
  await expect(other).toHaveURL('/profile')
  await elsewhere.close()
  await expect(part.getByText('Koden er brugt')).toBeVisible()
  await page.goto('/profile#enheder')
  await expect(section(page, 'Enheder').getByRole('listitem')).toHaveCount(2)
  const third = await browser.newContext()
  const late = await third.newPage()
  await late.goto(second)
  await expect(late.getByText('Koden er allerede brugt.')).toBeVisible()
  await expect(late.getByRole('link', { name: 'Log ind med adgangskode' })).toHaveAttribute('href', '/login')
  await third.close()
})
