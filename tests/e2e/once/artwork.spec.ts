import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { readZip } from '../../factories/read-zip'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { signInAdministrator } from '../steps/staff'
import { expect, test } from '../steps/test'

/** Decodes a file for light stone, where black is dark. */
async function readSvg(svg: Buffer): Promise<string | undefined> {
  const picture = sharp(svg, { density: 150 }).flatten({ background: '#fff' }).ensureAlpha().raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

async function savedBy(page: Page, name: string | RegExp): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).first().click(),
  ])
  return readFile(await download.path())
}

test('drawings are designed, proven and saved, and a camera reads the codes from them', async ({
  page,
  context,
  site,
  baseURL,
}) => {
  test.slow()
  const codes = await site.freeCodes(2)
  await signInAdministrator(context, site)
  await page.goto(`/admin/laser-engraving?codes=${codes.join(',')}`)
  await expect(page.getByRole('img', { name: /^Tegningen, 100 × 120 mm/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Materiale').selectOption('Marmor')
  await page.getByLabel('Over koden').fill('Åse Bøgh')
  await page.getByLabel('Kodens størrelse i mm').fill('10')
  await expect(page.getByText('Sådan kan det ikke laves')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lav og prøv filerne' })).toBeDisabled()
  await page.getByLabel('Kodens størrelse i mm').fill('50')
  await page.getByLabel(/^PDF/).uncheck()
  await page.getByRole('button', { name: 'Lav og prøv filerne' }).click()
  await expect(page.getByText('Samme tekst kommer på 2 plader. Er det meningen?')).toBeVisible()
  await page.getByLabel('Ja, den samme tekst skal stå på dem alle').check()
  await page.getByRole('button', { name: 'Lav og prøv filerne' }).click()
  await expectToast(page, 'Filerne er bestilt')

  await expect(page.getByText('Alle filer bestod prøven.')).toBeVisible()
  await expectAccessible(page)
  const host = new URL(baseURL ?? '').host.toUpperCase()
  const addresses = codes.map((code) => `HTTPS://${host}/QR/${code}`).sort()
  expect(addresses).toContain(await readSvg(await savedBy(page, /^Hent .* som SVG$/)))
  const zip = readZip(await savedBy(page, 'Hent alle filer (ZIP)'))
  const drawings = [...zip].filter(([name]) => name.startsWith('svg/'))
  expect((await Promise.all(drawings.map(([, svg]) => readSvg(svg)))).sort()).toEqual(addresses)
  expect([...zip.keys()].filter((name) => name.startsWith('dxf/'))).toHaveLength(2)
})

test('a drawing that fails its proof is released only with a written reason', async ({ page, context, site }) => {
  test.slow()
  const [codes] = await site.freeCodes(1)
  const options = { material: 'polished_black_granite', symbolMm: 30, errorCorrection: 'Q', quietModules: 0 }
  const made = await site.admin.post('/api/exports', { data: { codes, options, formats: ['svg'] } })
  await signInAdministrator(context, site)
  await page.goto(`/admin/qr-export?eksport=${(await made.json()).id}`)
  await expect(page.getByText('1 fil bestod ikke prøven og er holdt tilbage.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Hent/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Se prøven/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Filen er holdt tilbage')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Hvorfor må filen alligevel bruges?').fill('kort')
  await dialog.getByRole('button', { name: 'Frigiv filen' }).click()
  await expect(dialog.getByText(/^Skriv mindst 10 tegn/)).toBeVisible()
  await dialog.getByLabel('Hvorfor må filen alligevel bruges?').fill('Læst ved stenen med tre telefoner.')
  await dialog.getByRole('button', { name: 'Frigiv filen' }).click()
  await expect(dialog.getByText('Læst ved stenen med tre telefoner.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Luk' }).click()
  expect((await savedBy(page, /^Hent .* som SVG$/)).toString()).toContain('<svg')
})
