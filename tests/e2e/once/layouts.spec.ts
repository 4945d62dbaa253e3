import { answerOf } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { expect, test } from '../steps/test'
import { fillPost } from '../steps/write-on-page'

const words = { biography: '<p>Hun satte altid en ekstra kop frem.</p>', born: { year: 1938 }, died: { year: 2024 } }

test('the owner’s chosen layout opens under the page’s address, and all three respond', async ({
  page,
  context,
  site,
}) => {
  const family = await site.family()
  const { id, slug, name } = await makeMemorial(family, { fields: { ...words, layout: 'enhanced', theme: 'heath' } })
  const event = { title: 'Konfirmation', date: { year: 1952 } }
  await answerOf(await family.call.post(`/api/memorials/${id}/timeline`, { data: event }))
  const chapters = page.getByRole('navigation', { name: 'Kapitler' })
  const heading = page.getByRole('heading', { level: 1, name })

  await page.goto(`/memorial/${slug}`)
  await chapters.getByRole('link', { name: 'Ungdommen' }).click()
  await expect(page.getByRole('region', { name: 'Ungdommen' })).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Ungdommen' })).toContainText('Konfirmation')
  await expectAccessible(page)

  await answerOf(await family.call.put(`/api/memorials/${id}`, { data: { layout: 'standard' } }))
  await page.goto(`/memorial/${slug}`)
  await expect(heading).toBeVisible()
  await expect(chapters).toHaveCount(0)
  await page.goto(`/enhanced-memorial/${id}`)
  await expect(page).toHaveURL(`/enhanced-memorial/${slug}`)
  await expect(chapters).toBeVisible()

  await answerOf(await family.call.put(`/api/memorials/${id}`, { data: { layout: 'classic' } }))
  await page.goto(`/memorial/${slug}`)
  await expect(page).toHaveURL(`/classic-memorial/${slug}`)
  await expect(heading).toBeVisible()
  await expect(page.locator('script')).toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/memorial/${slug}$`))
  await expectAccessible(page)
  await page.getByLabel('Mørk baggrund').check()
  await expectAccessible(page)

  const form = await fillPost(page, 'Tænd et lys', { 'Dit navn': 'Inger' })
  await form.getByRole('button', { name: 'Tænd lyset' }).click()
  await expect(page).toHaveURL(`/classic-memorial/${slug}?tak=candle#lys`)
  await expect(page.getByText(/Tak for dit lys\./)).toBeVisible()

  // Members are recognised in every layout; outsiders see nothing of the page.
  await answerOf(await family.call.put(`/api/memorials/${id}`, { data: { visibility: 'members' } }))
  for (const layout of ['memorial', 'enhanced-memorial', 'classic-memorial']) {
    expect((await page.request.get(`/${layout}/${slug}`)).status(), layout).toBe(404)
  }
  await page.goto(`/memorial/${slug}`)
  await expect(page.getByText('eller også er den kun for familien')).toBeVisible()
  await page.getByRole('link', { name: 'Log ind' }).click()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/memorial/${slug}`)}`)
  await signInAs(context, family)
  await page.goto(`/classic-memorial/${slug}`)
  await expect(page.getByRole('link', { name: 'Redigér' })).toBeVisible()
})
