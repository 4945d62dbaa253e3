import { answerOf } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { holdCall } from '../steps/hold-call'
import { phonePicture } from '../steps/pictures'
import { givePlan } from '../steps/plan'
import { expect, test } from '../steps/test'
import { fillPost } from '../steps/write-on-page'

test('the page opens by id, slug, an earlier slug, a bare code and the stone', async ({ page, site }) => {
  const family = await site.family()
  const { id, slug, name } = await makeMemorial(family)
  const { revision } = await answerOf<{ revision: number }>(await family.call.get(`/api/memorials/${id}`))
  await givePlan(family, id)
  const newSlug = `${slug}-ny`
  await answerOf(await family.call.put(`/api/memorials/${id}`, { data: { revision, slug: newSlug } }))
  const ways = [`/memorial/${id}`, `/memorial/${slug}`, `/memorial/${newSlug}`, `/memorial/${family.code}`]
  for (const way of [...ways, `/QR/${family.code}`, `/qr-scan/${family.code}`, `/memorial/qr/${family.code}`]) {
    await page.goto(way)
    await expect(page, way).toHaveURL(`/memorial/${newSlug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await expectAccessible(page)
})

test('a tribute is shared with a picture', async ({ page, site }) => {
  const { slug } = await makeMemorial(await site.family())
  await page.goto(`/memorial/${slug}`)
  const form = await fillPost(page, 'Del et minde', {
    Overskrift: 'Dengang i Skagen',
    'Dit minde': 'Vi gik ud på Grenen og fik våde sko.',
    Årstal: '1974',
    'Dit navn': 'Kusine Else',
  })
  await form.getByLabel('Billeder').setInputFiles(await phonePicture('skagen.jpg', 6))
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Del mindet' }).click()
  await expect(page.getByText(/Tak, fordi du delte dit minde/)).toBeVisible()
  await page.reload()
  const own = page.locator('#minder-liste > li').filter({ hasText: 'Dengang i Skagen' })
  await expect(own.getByText('Afventer godkendelse')).toBeVisible()
  await expect(own.getByRole('img')).toHaveJSProperty('complete', true)
  await own.getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'Billede' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a failing server keeps the text and says so', async ({ page, site }) => {
  const { slug } = await makeMemorial(await site.family())
  await page.goto(`/memorial/${slug}`)
  await page.route('**/guestbook', (route) =>
    route.fulfill({ status: 500, json: { message: 'Noget gik galt hos os.', code: 'INTERNAL' } }),
  )
  const fields = { 'Din hilsen': 'En hilsen, der ikke må blive væk.', 'Dit navn': 'Ole' }
  const form = await fillPost(page, 'Skriv en hilsen', fields)
  await form.getByRole('button', { name: 'Send hilsenen' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Fejl ved tilføjelse' })
  await expect(toast).toContainText('Noget gik galt hos os.')
  await expect(form.getByLabel('Din hilsen')).toHaveValue(fields['Din hilsen'])
  await expect(page.locator('#hilsner-liste').getByText(fields['Din hilsen'])).toHaveCount(0)
  await page.unroute('**/guestbook')
  await page.route('**/candles', (route) => route.fulfill({ status: 500, body: 'Internal error' }))
  const candle = await fillPost(page, 'Tænd et lys', { 'Dit navn': 'Ole' })
  await candle.getByRole('button', { name: 'Tænd lyset' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Fejl ved tænding af lys' })).toContainText(
    'Ukendt serverfejl',
  )
  await expect(page.getByText('Der brænder ingen lys lige nu').first()).toBeVisible()
})

test('an advertisement is refused at its field', async ({ page, site }) => {
  const { slug } = await makeMemorial(await site.family())
  await page.goto(`/memorial/${slug}`)
  const text = 'Se https://a.example og https://b.example og https://c.example'
  const form = await fillPost(page, 'Skriv en hilsen', { 'Din hilsen': text, 'Dit navn': 'Salg' })
  await form.getByRole('button', { name: 'Send hilsenen' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Fejl ved tilføjelse' })).toBeVisible()
  await expect(form.getByLabel('Din hilsen')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Din hilsen')).toHaveValue(text)
})

test('a members-only page does not exist for others', async ({ page, context, site }) => {
  const family = await site.family()
  const { slug, name } = await makeMemorial(family, { fields: { visibility: 'members' } })
  const expectNothing = async () => {
    const response = await page.goto(`/memorial/${slug}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByText(name)).toHaveCount(0)
    for (const call of [`/api/memorials/${slug}`, `/api/memorials/${slug}/contributions?kind=greeting`]) {
      expect([401, 404]).toContain((await page.request.get(call)).status())
    }
  }
  await expectNothing()
  await signInAs(context, await site.family())
  await expectNothing()
  await page.goto(`/QR/${family.code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mindesiden er for familien')
  await context.clearCookies()
  await signInAs(context, family)
  await page.goto(`/memorial/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('a candle is lit at once without leaving the page, others see it, and the name is kept if wished', async ({
  page,
  browser,
  site,
}) => {
  const { slug } = await makeMemorial(await site.family())
  await page.goto(`/memorial/${slug}`)
  await expect(page.getByText(/Tænd det første lys for/)).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))
  // The flame shows before the server has responded.
  const letThrough = await holdCall(page, '**/candles')
  const form = await fillPost(page, 'Tænd et lys', { 'Dit navn': 'Inger' })
  await form.getByLabel('Husk mit navn på denne enhed').check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Tænd lyset' }).click()
  await expect(page.locator('#lys-liste').getByText('Inger')).toBeVisible()
  await expect(page.getByText('1 lys brænder lige nu').first()).toBeVisible()
  letThrough()
  await expect(page.getByText('Tak for dit lys.')).toBeVisible()
  await expect(page.locator('[data-not-reloaded]')).toHaveCount(1)
  const other = await (await browser.newContext()).newPage()
  await other.goto(`/memorial/${slug}`)
  await expect(other.locator('#lys-liste').getByText('Inger')).toBeVisible()
  await expect(other.getByText('1 lys brænder lige nu').first()).toBeVisible()
  await other.context().close()
  await page.reload()
  const greeting = await fillPost(page, 'Skriv en hilsen', {})
  await expect(greeting.getByLabel('Dit navn')).toHaveValue('Inger')
  await greeting.getByLabel('Husk mit navn på denne enhed').uncheck()
  expect(await page.evaluate(() => localStorage.getItem('mindelund-navn'))).toBeNull()
})

test('a greeting waits for the family, is seen only by its writer, and can be withdrawn', async ({
  page,
  browser,
  site,
}) => {
  const { slug } = await makeMemorial(await site.family())
  await page.goto(`/memorial/${slug}`)
  const words = 'Tak for alle somrene ved åen.'
  const form = await fillPost(page, 'Skriv en hilsen', {
    'Din hilsen': words,
    'Dit navn': 'Naboen Per',
    'Hvem du er': 'nabo',
  })
  const renewed = page.waitForResponse(`**/memorial/${slug}`)
  await form.getByRole('button', { name: 'Send hilsenen' }).click()
  await expect(page.getByText('Tak for din hilsen. Familien læser den, før den bliver vist for andre.')).toBeVisible()
  const own = page.locator('#hilsner-liste > li').filter({ hasText: words })
  await expect(own.getByText('Afventer godkendelse')).toBeVisible()
  await expect(form.locator('summary')).toBeFocused()
  // Going back would show the browser's earlier copy.
  await renewed
  await page.goto('/')
  await page.goBack()
  await expect(own.getByText('Afventer godkendelse')).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await other.goto(`/memorial/${slug}`)
  await expect(other.getByRole('heading', { name: 'Hilsner' })).toBeVisible()
  await expect(other.getByText(words)).toHaveCount(0)
  await other.context().close()
  page.once('dialog', (question) => question.accept())
  await own.getByRole('button', { name: 'Fortryd min hilsen' }).click()
  await expect(page.getByText('Din hilsen er taget bort.').filter({ visible: true })).toBeVisible()
  await expect(own).toHaveCount(0)
})
