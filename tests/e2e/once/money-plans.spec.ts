import type { Page } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { pathIn } from '../steps/site'
import { expect, test } from '../steps/test'

const order = (page: Page) => page.getByRole('button', { name: 'Bestil og betal' }).click()
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a widow buys a year with MobilePay on her phone', async ({ page, context, site }) => {
    const family = await site.family()
    const { slug, name } = await makeMemorial(family)
    await signInAs(context, family)
    await page.goto('/subscription')
    await expect(page.getByText('Basis', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Køb Premium eller Livstid' }).click()
    await expect(page).toHaveURL(`/subscription/buy?side=${slug}`)
    await page.getByLabel('MobilePay').check()
    await page.getByLabel('Premium, et år').check()
    await page.getByLabel('Jeg vil have Premium med det samme').check()
    await order(page)

    await expect(page.getByText('Premium, et år').first()).toBeVisible()
    await page.getByRole('button', { name: 'Gå til betalingen' }).click()
    await page.getByRole('link', { name: 'Åbn betalingssiden' }).click()
    await expect(page.getByText('Dette er en demonstration')).toBeVisible()
    await page.getByRole('button', { name: /^Betal 290,00/ }).click()
    // The page that waits for the answer loads itself again every ten seconds.
    const ask = page.getByRole('button', { name: 'Se, om den er betalt' })
    await expect(ask.or(page.getByText('Vi har fået'))).toBeVisible()
    if (await ask.isVisible()) await ask.click()
    await expect(title(page)).toHaveText('Tak for købet')
    await expect(page.getByText(`til mindesiden for ${name}`)).toBeVisible()
    await page.getByRole('link', { name: 'Se planen' }).click()
    await expect(page.getByText('I gang', { exact: true })).toBeVisible()
    await expect(page.getByText('En faktura, vi sender inden')).toBeVisible()
  })
})

test('a son wants films; his card is refused, then charged; signed out he regrets it by the link in the mail', async ({
  page,
  context,
  site,
}) => {
  const family = await site.family()
  const { slug } = await makeMemorial(family)
  await signInAs(context, family)
  await page.goto(`/edit-memorial/${slug}#billeder`)
  await page.getByText('Film hører til Premium').getByRole('link').click()
  await page.getByRole('link', { name: 'Køb Premium eller Livstid' }).click()
  await page.getByLabel('Kort', { exact: false }).first().check()
  await page.getByLabel('Jeg vil have Premium med det samme').check()
  await order(page)
  await page.getByRole('button', { name: 'Afvis kortet' }).click()
  await expect(page.getByText(/Kortet blev afvist, og der er ikke betalt noget/)).toBeVisible()
  await page.getByRole('button', { name: /^Betal / }).click()
  await expect(title(page)).toHaveText('Tak for købet')
  const otherKey = await page.request.get(page.url().replace(/key=[^&]+/, 'key=forkert'))
  expect(otherKey.status()).toBe(200)
  expect(await otherKey.text()).toContain('Vi kan ikke vise kvitteringen her')
  expect(await otherKey.text()).not.toContain('Vi har fået')
  await page.getByRole('link', { name: 'Se planen' }).click()
  await expect(page.getByText('I gang', { exact: true })).toBeVisible()
  await expect(page.getByText('Visa •••• 4242')).toBeVisible()

  const confirmed = await site.mailTo(family.email, /^Tak for købet af Premium/)
  await context.clearCookies()
  await page.goto(pathIn(confirmed, /\/subscription\/withdraw\/[\w-]+\?key=[\w-]+/))
  await expect(page.getByText('Fortryder du nu, får du')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Fortryd køb' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bekræft fortrydelse' }).click()
  await expect(page.getByText('Vi har fået din besked')).toBeVisible()
  const receipt = await site.mailTo(family.email, /^Kvittering: du har fortrudt købet/)
  expect(receipt.text).toContain('meddelte du, at du fortryder købet')

  await signInAs(context, family)
  await page.goto('/subscription')
  await expect(page.getByText('I gang', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Køb igen' })).toBeVisible()
})
