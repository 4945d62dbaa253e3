import type { Page } from '@playwright/test'
import { answerOf } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { countKeptPictures, keptPages, untilKept, untilStoneIsKnown } from '../steps/kept-pages'
import { openNavigation } from '../steps/open-navigation'
import { phonePicture } from '../steps/pictures'
import { expect, test } from '../steps/test'
import { fillPost } from '../steps/write-on-page'

test.use({ serviceWorkers: 'allow' })

test('a visited page opens by its stone offline, and a candle lit there is sent once', async ({
  page,
  context,
  browser,
  site,
}) => {
  const family = await site.family()
  const { id, slug, name } = await makeMemorial(family)
  const picture = await phonePicture('haven.jpg', 1)
  await answerOf(await family.call.post(`/api/memorials/${id}/media`, { multipart: { file: picture } }))
  await page.goto(`/memorial/${slug}`)
  await untilKept(page, `/memorial/${slug}`, 1)
  await untilStoneIsKnown(page, slug)

  await context.setOffline(true)
  await page.goto(`/QR/${family.code}`)
  await expect(page).toHaveURL(`/memorial/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const shown = page.locator('#billeder img').first()
  await shown.scrollIntoViewIfNeeded()
  await expect(shown).toHaveJSProperty('complete', true)
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  const form = await fillPost(page, 'Tænd et lys', { 'Dit navn': 'Barnebarnet Ida' })
  await form.getByRole('button', { name: 'Tænd lyset' }).click()
  await expect(page.getByText(/Det bliver tændt for alle, så snart der er forbindelse igen/)).toBeVisible()
  const candle = page.locator('#lys-liste > li').filter({ hasText: 'Barnebarnet Ida' })
  await expect(candle).toContainText('Venter på forbindelse')
  await expectNoOtherCount(page)
  await expectAccessible(page)
  // It is still waiting after the page was closed and reopened.
  await page.reload()
  await expect(candle).toContainText('Venter på forbindelse')
  await expectNoOtherCount(page)
  await page.goto('/memorial/en-side-der-aldrig-er-set')
  await expect(page.getByRole('heading', { name: 'Der er ingen forbindelse lige nu' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name }).click()
  await expect(candle).toContainText('Venter på forbindelse')

  const other = await (await browser.newContext()).newPage()
  await other.goto(`/memorial/${slug}`)
  await expect(other.getByText('1 lys brænder lige nu')).toHaveCount(0)
  await context.setOffline(false)
  // However often the browser reports being online.
  await page.evaluate(() => [1, 2, 3].forEach(() => void window.dispatchEvent(new Event('online'))))
  await expect(candle).not.toContainText('Venter på forbindelse')
  await expect(other.locator('#lys-liste').getByText('Barnebarnet Ida')).toBeVisible()
  await page.reload()
  await expect(candle).toHaveCount(1)
  const { items } = await answerOf<{ items: unknown[] }>(
    await family.call.get(`/api/memorials/${slug}/contributions?kind=candle`),
  )
  expect(items).toHaveLength(1)
  await other.context().close()
})

test('a candle lit while the service is away waits on the device, and is sent when it is back', async ({
  page,
  site,
}) => {
  const family = await site.family()
  const { slug } = await makeMemorial(family)
  await page.goto(`/memorial/${slug}`)
  const away = { status: 503, json: { code: 'DATABASE_AWAY', message: 'Vi kan ikke gemme eller hente noget lige nu.' } }
  await page.route('**/candles', (route) => route.fulfill(away))
  await page.route('**/api/challenge', (route) => route.fulfill(away))
  const form = await fillPost(page, 'Tænd et lys', { 'Dit navn': 'Barnebarnet Ida' })
  await form.getByRole('button', { name: 'Tænd lyset' }).click()
  const candle = page.locator('#lys-liste > li').filter({ hasText: 'Barnebarnet Ida' })
  await expect(candle).toContainText('Venter på forbindelse')
  await page.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(candle).not.toContainText('Venter på forbindelse')
  await page.reload()
  await expect(candle).toHaveCount(1)
})

/** The page's candle text must not contradict the one just lit. */
async function expectNoOtherCount(page: Page): Promise<void> {
  await expect(page.locator('#lys')).toContainText('Dit lys bliver tændt på siden, så snart der er forbindelse')
  await expect(page.getByText(/brænder ingen|det første lys/)).toHaveCount(0)
}

test('private pages, or those made for one caller, are never stored, and signing out empties the rest', async ({
  page,
  context,
  site,
}) => {
  const family = await site.family()
  const open = await makeMemorial(family)
  const picture = await phonePicture('haven.jpg', 1)
  await answerOf(await family.call.post(`/api/memorials/${open.id}/media`, { multipart: { file: picture } }))
  const [code = ''] = await site.freeCodes(1)
  await answerOf(await family.call.post(`/api/qr-codes/${code}/lock`))
  const closed = await makeMemorial({ ...family, code }, { fields: { visibility: 'members' } })
  await signInAs(context, family)
  await page.goto(`/memorial/${open.slug}`)
  await expect(page.getByRole('navigation', { name: 'For familien' })).toBeVisible()
  await untilKept(page, `/memorial/${open.slug}`, 1)
  await page.goto(`/memorial/${closed.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed.name)
  await page.goto('/profile')
  await context.setOffline(true)
  await page.goto(`/memorial/${closed.slug}`)
  await expect(page.getByRole('heading', { name: 'Der er ingen forbindelse lige nu' })).toBeVisible()
  expect(await keptPages(page)).toEqual([`/memorial/${open.slug}`])
  // For a member, the public version of the page is stored.
  await page.goto(`/memorial/${open.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(open.name)
  await expect(page.getByRole('navigation', { name: 'For familien' })).toHaveCount(0)
  await context.setOffline(false)
  await page.goto('/')
  const navigation = await openNavigation(page)
  await navigation.getByRole('button', { name: 'Log ud' }).click()
  await expect(page.getByText('Du er nu logget ud').first()).toBeVisible()
  await expect.poll(() => keptPages(page)).toEqual([])
  await expect.poll(() => countKeptPictures(page)).toBe(0)
})
