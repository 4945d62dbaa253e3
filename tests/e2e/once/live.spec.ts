import { makeMemorial } from '../steps/family'
import { expect, test } from '../steps/test'
import { fillPost } from '../steps/write-on-page'

test('an open page shows a new candle without a reload, also one that the family approves', async ({
  page,
  browser,
  site,
}) => {
  const family = await site.family()
  const { slug } = await makeMemorial(family)
  const other = await (await browser.newContext()).newPage()
  const lineIsOpen = other.waitForResponse(`**/api/memorials/${slug}/live`)
  await other.goto(`/memorial/${slug}`)
  await lineIsOpen
  await page.goto(`/memorial/${slug}`)

  const form = await fillPost(page, 'Tænd et lys', { 'Dit navn': 'Inger' })
  const taken = page.waitForResponse('**/candles')
  await form.getByRole('button', { name: 'Tænd lyset' }).click()
  await taken
  const theirs = other.locator('#lys-liste')
  await expect(theirs.getByText('Inger')).toBeVisible()
  await expect(other.getByText('1 lys brænder lige nu').first()).toBeVisible()
  await expect(theirs.getByRole('button', { name: /^Fortryd/ })).toHaveCount(0)
  await expect(page.locator('#lys-liste').getByText('Inger')).toHaveCount(1)

  const words = await fillPost(page, 'Tænd et lys', { 'Dit navn': 'Aksel', 'Nogle ord': 'Tak for alt.' })
  const held = page.waitForResponse('**/candles')
  await words.getByRole('button', { name: 'Tænd lyset' }).click()
  const { id }: { id: string } = await (await held).json()
  await expect(page.getByText(/Familien læser din hilsen/)).toBeVisible()
  await expect(theirs.getByText('Aksel')).toHaveCount(0)
  await family.call.post(`/api/contributions/${id}/approve`, { data: {} })
  await expect(theirs.getByText('Tak for alt.')).toBeVisible()
  await expect(other.getByText('2 lys brænder lige nu').first()).toBeVisible()
  await other.context().close()
})
