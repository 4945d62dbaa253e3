import { readFile } from 'node:fs/promises'
import { readCard } from '../steps/card'
import { expectAccessible } from '../steps/expect-accessible'
import { registerFamily, signInAs } from '../steps/family'
import { masonWithCode } from '../steps/stock'
import { expect, test } from '../steps/test'

test('a stonemason prepares a page and hands the code over with its card, and the family begins with it', async ({
  page,
  context,
  site,
}) => {
  const { mason, code } = await masonWithCode(site)
  await signInAs(context, { call: mason })

  await page.goto('/reseller-dashboard')
  // What a hand scanner types from a plaque.
  await page.getByLabel('Find en kode').fill(`HTTPS://MINDELUND.EXAMPLE/QR/${code}`)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code.slice(0, 5))
  await expect(page.getByText('På lager', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Forbered siden' }).click()
  await page.getByLabel('Fornavn').fill('Karla')
  await page.getByLabel('Efternavn').fill('Vestergaard')
  const born = page.getByRole('group', { name: 'Født' })
  await born.getByLabel('År').fill('1938')
  await page.getByLabel('Indskrift').fill('Tak for alt')
  await page.getByRole('button', { name: 'Gem den forberedte side' }).click()
  // Pressed before or after hydration: both lead back to the code.
  await expect(page.getByText('Siden er forberedt til familien')).toBeVisible()

  await page.getByRole('button', { name: 'Udlever til familien' }).click()
  await expect(page.getByRole('button', { name: 'Tag tilbage på lageret' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Hent kortet (PDF)' }).click()
  const card = await readFile(await (await saved).path())
  expect(card.subarray(0, 4).toString()).toBe('%PDF')
  const { address, activationCode } = await readCard(card)
  expect(address).toMatch(new RegExp(`^HTTPS://.+/QR/${code}$`))
  expect(activationCode).toMatch(/^\d{6}$/)

  await context.clearCookies()
  const family = await registerFamily(await site.outsider(), code, activationCode)
  await signInAs(context, family)
  await page.goto(`/qr-setup/${code}`)
  await expect(page.getByRole('heading', { name: 'Siden om Karla Vestergaard er forberedt' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Brug det, og gå i gang' }).click()
  await expect(page).toHaveURL(/\/edit-memorial\/karla-vestergaard/)
  await expect(page.getByLabel('Efternavn')).toHaveValue('Vestergaard')

  const seen = await mason.get(`/api/resellers/me/qr-codes?search=${code}`)
  expect((await seen.json()).items).toMatchObject([{ code, state: 'linked', hasPreparedPage: false }])
  const late = await mason.get(`/api/resellers/me/activation-cards?codes=${code}`)
  expect(late.status()).toBe(409)
})
