import { answerOf } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial } from '../steps/family'
import { phonePicture } from '../steps/pictures'
import { expect, test } from '../steps/test'
import { fillPost } from '../steps/write-on-page'

test('the page opens by id, slug, an earlier slug, a bare code and the stone', async ({ page, site }) => {
  const family = await site.family()
  const { id, slug, name } = await makeMemorial(family)
  const { revision } = await answerOf<{ revision: number }>(await family.call.get(`/api/memorials/${id}`))
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
  await page.route('**/candles', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
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
