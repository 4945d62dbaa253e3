import { makeMemorial, somebody } from '../steps/family'
import { fillAccount, fillLogin } from '../steps/fill-account'
import { expect, test } from '../steps/test'
import { fillPost } from '../steps/write-on-page'

test.use({ javaScriptEnabled: false })

test('a candle and a greeting are sent by plain forms and thanked for', async ({ page, browser, site }) => {
  const { slug } = await makeMemorial(await site.family())
  await page.goto(`/memorial/${slug}`)
  const candle = await fillPost(page, 'Tænd et lys', { 'Dit navn': 'Inger' })
  await candle.getByRole('button', { name: 'Tænd lyset' }).click()
  await expect(page).toHaveURL(`/memorial/${slug}?tak=candle#lys`)
  await expect(page.getByText(/Tak for dit lys\./)).toBeVisible()
  const greeting = await fillPost(page, 'Skriv en hilsen', { 'Din hilsen': 'Tak for kaffen.', 'Dit navn': 'Inger' })
  await greeting.getByRole('button', { name: 'Send hilsenen' }).click()
  await expect(page).toHaveURL(`/memorial/${slug}?tak=greeting#gaestebog`)
  const own = page.locator('#hilsner-liste > li').filter({ hasText: 'Tak for kaffen.' })
  await expect(own.getByText('Afventer godkendelse')).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await other.goto(`/memorial/${slug}`)
  await expect(other.getByText('Tak for kaffen.')).toHaveCount(0)
  await other.context().close()
  await own.getByRole('button', { name: 'Fortryd min hilsen' }).click()
  await expect(page.getByText('Din hilsen er taget bort.').filter({ visible: true })).toBeVisible()
  await expect(own).toHaveCount(0)
})

test('the candle at the top opens its form in every layout', async ({ page, site }) => {
  for (const layout of ['memorial', 'enhanced-memorial', 'classic-memorial']) {
    await page.goto(`/${layout}/${site.demo.memorials.public}`)
    await page.getByRole('link', { name: /^Tænd et lys/ }).click()
    await expect(page.locator('#taend-lys').getByLabel('Dit navn')).toBeInViewport()
  }
})

test('a refused form keeps what was written', async ({ page, site }) => {
  const { slug } = await makeMemorial(await site.family())
  await page.goto(`/memorial/${slug}`)
  const text = 'Se https://a.example og https://b.example og https://c.example'
  const form = await fillPost(page, 'Skriv en hilsen', { 'Din hilsen': text, 'Dit navn': 'Salg', 'Hvem du er': 'ven' })
  await form.getByRole('button', { name: 'Send hilsenen' }).click()
  await expect(page).toHaveURL(/kladde=.*#skriv-hilsen$/)
  await expect(form.getByLabel('Din hilsen')).toHaveValue(text)
  await expect(form.getByLabel('Din hilsen')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Hvem du er')).toHaveValue('ven')
  await expect(form.getByText('Der er for mange links i teksten.').first()).toBeVisible()
})

test('an account is created and signed in to', async ({ page, site }) => {
  const [code] = await site.freeCodes(1)
  const person = somebody()
  await page.goto(`/register?qrCode=${code}`)
  await fillAccount(page, { ...person, password: '123' })
  await page.getByRole('button', { name: 'Opret konto' }).click()
  await expect(page.getByText('Adgangskode skal være mindst 6 tegn.').first()).toBeVisible()
  await expect(page.getByLabel('Dit fulde navn')).toHaveValue(person.fullName)
  await page.getByLabel('Adgangskode', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Opret konto' }).click()
  await expect(page).toHaveURL(`/qr-setup/${code}`)
  await page.context().clearCookies()
  await page.goto('/login?redirect=/create-memorial')
  await fillLogin(page, person.username, 'en helt anden')
  await expect(page.getByText('Brugernavn eller adgangskode er forkert.').first()).toBeVisible()
  await expect(page.getByLabel('Brugernavn eller email')).toHaveValue(person.username)
  await fillLogin(page, person.username, person.password)
  await expect(page).toHaveURL('/create-memorial')
})

test('the short address of a code redirects without script', async ({ page, site }) => {
  const [code] = await site.freeCodes(1)
  await page.goto(`/qr/${code}`)
  await expect(page).toHaveURL(`/qr-scan/${code}`)
})
