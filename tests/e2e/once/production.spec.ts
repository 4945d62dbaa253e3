import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { answerOf } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { signInAs } from '../steps/family'
import { expect, test } from '../steps/test'
import { workshopHand } from '../steps/workshop'

const formatted = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`

/** As a hand scanner does: all keys at once, wherever the focus is. */
async function scan(page: Page, address: string) {
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')
}

async function take(page: Page, station: string, batch: string) {
  await page.goto(`/production?station=${station}&plads=Bord%201&parti=${batch}`)
  await page.getByRole('button', { name: 'Tag næste stykke' }).click()
}

/** Records on the page whether it holds a wake lock: a browser under test has no screen. */
async function watchScreen(page: Page) {
  await page.addInitScript(() => {
    const tell = (isLit: string) => {
      document.documentElement.dataset.lit = isLit
    }
    const request = async () => {
      tell('yes')
      return { release: async () => tell('no') }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
}

test('a piece is engraved, stopped by a wrong scan, reworked, passed, packed and sent', async ({
  page,
  context,
  site,
  baseURL,
}) => {
  const addressOf = (code: string) => `HTTPS://${new URL(baseURL ?? '').host.toUpperCase()}/QR/${code}`
  const [code = '', other = ''] = await site.freeCodes(2)
  const call = await workshopHand(site)
  await signInAs(context, { call })

  await page.goto(`/admin/qr-production/new?codes=${other}`)
  await page.getByLabel('Navn', { exact: true }).fill('Et andet parti')
  await page.goto(`/admin/qr-production/new?codes=${code}`)
  await expect(page.getByLabel('Koder', { exact: true })).toHaveValue(code)
  const name = `Granit ${randomBytes(4).toString('hex')}`
  await page.getByLabel('Navn', { exact: true }).fill(name)
  await page.getByLabel('Skal sendes senest').fill('2099-06-01')
  await page.getByRole('button', { name: 'Læg partiet i kø' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const batch = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await watchScreen(page)
  await take(page, 'gravering', batch)
  await expect(page.getByText(formatted(code), { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hent DXF' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-lit', 'yes')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Graveret' }).click()
  await expect(page.getByText('Der er ikke noget, der venter på at blive graveret.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-lit', 'no')

  await take(page, 'kontrol', batch)
  await expect(page.getByLabel('Håndscanner')).toBeVisible()
  await expectAccessible(page)
  await scan(page, addressOf(other))
  const wrong = page.getByRole('alertdialog', { name: 'Forkert kode' })
  await expect(wrong).toContainText(formatted(other))
  await expectAccessible(page)
  // A scan does not close the dialog; a person must press its button.
  await scan(page, addressOf(other))
  await expect(wrong).toBeVisible()
  await wrong.getByRole('button', { name: 'Forstået' }).click()

  await page.goto(`/admin/qr-production/${batch}`)
  await page.getByRole('button', { name: `Vis ${formatted(code)}` }).click()
  const dialog = page.getByRole('dialog', { name: formatted(code) })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Forkert kode scannet' })).toContainText(formatted(other))
  await dialog.getByRole('radio', { name: /Det er i orden/ }).check()
  await dialog.getByLabel('Begrundelse').fill('Det var nabopladen.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect(dialog.getByText('Til kontrol')).toBeVisible()

  await take(page, 'kontrol', batch)
  await expect(page.getByLabel('Håndscanner')).toBeVisible()
  await scan(page, addressOf(code))
  const right = page.getByRole('alertdialog', { name: 'Rigtig kode' })
  await expect(right).toContainText(formatted(code))
  await expectAccessible(page)
  await right.getByRole('button', { name: 'Videre' }).click()
  await expect(page.getByRole('button', { name: 'Videre til pakning' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Teksten passer', exact: true }).click()
  await page.getByLabel('Hvorfor uden billede?').fill('Kameraet er i stykker.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Videre til pakning' }).click()
  await expect(page.getByRole('button', { name: 'Tag næste stykke' })).toBeVisible()

  await take(page, 'pakning', batch)
  await expect(page.getByLabel('Scan stykket, når det lægges i kassen')).toBeVisible()
  await expectAccessible(page)
  await scan(page, addressOf(code))
  await expect(page.getByText('Der er ikke noget, der venter på at blive pakket.')).toBeVisible()

  await page.goto(`/admin/qr-production/${batch}`)
  await page.getByLabel('Fragtfirma').fill('GLS')
  await page.getByRole('button', { name: 'Markér partiet som sendt' }).click()
  await expect(page.getByText(/^Sendt \d/)).toBeVisible()
})

test('the reason why a piece left the station stays visible', async ({ page, context, site }) => {
  const [code = ''] = await site.freeCodes(1)
  const call = await workshopHand(site)
  await signInAs(context, { call })
  const batch = {
    name: 'Et parti for sig',
    dueOn: '2099-06-01',
    source: 'codes',
    codes: code,
    options: { material: 'steel', symbolMm: 40 },
  }
  const made = await answerOf<{ number: number }>(await call.post('/api/production/batches', { data: batch }))
  await take(page, 'gravering', String(made.number))
  await expect(page.getByText(formatted(code), { exact: true })).toBeVisible()
  const reason = { reason: 'Stenen blev stjålet' }
  await answerOf(await site.admin.post(`/api/admin/qr-codes/${code}/block`, { data: reason }))
  await page.getByRole('button', { name: 'Graveret' }).click()
  // The station behind the dialog has moved on by now.
  await expect(page.getByRole('button', { name: 'Tag næste stykke', includeHidden: true })).toBeAttached()
  const verdict = page.getByRole('alertdialog', { name: 'Stykket er stoppet' })
  await expect(verdict).toContainText(formatted(code))
  await expectAccessible(page)
  await verdict.getByRole('button', { name: 'Forstået' }).click()
})
