import { buffer } from 'node:stream/consumers'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'
import { linkIn } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { masonWithCode } from '../steps/stock'
import { expect, test } from '../steps/test'

/** What a phone would read from the PDF; null without a readable code. */
async function readPaper(pdf: Buffer): Promise<string | null> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  try {
    const { data, width, height } = await document.getPage(0).render({ scale: 3, render: 'bitmap' })
    return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null
  } finally {
    document.destroy()
    library.destroy()
  }
}

test('a family reads the drawing, asks for a change, and approves that exact PDF', async ({ page, browser, site }) => {
  const { mason: stonemason, code } = await masonWithCode(site)
  await page.context().addCookies((await stonemason.storageState()).cookies)
  const familyEmail = `kirsten-${crypto.randomUUID().slice(0, 8)}@familie.example`

  await page.goto(`/reseller-dashboard/codes/${code}`)
  await page.getByRole('link', { name: 'Lav en tegning til familien' }).click()
  await page.getByLabel('Navn', { exact: true }).fill('Ellen Margrete Skov')
  await page.getByLabel('Født').fill('14.02.1938')
  await page.getByLabel('Død', { exact: false }).first().fill('30.09.2024')
  await expect(page.getByText('blev 86 år')).toBeVisible()
  await expect(page.getByText('Der kommer ingen datoer med')).toBeVisible()
  await page.getByLabel('Datoerne, som de skal stå').fill('* 14. februar 1938 † 30. september 2024')
  await expect(page.getByText('Der kommer ingen datoer med')).toHaveCount(0)
  await page.getByLabel('Flere linjer').fill(`Elsket\n${'a'.repeat(70)}`)
  await page.getByLabel('Familiens navn').fill('Kirsten Skov')
  await expect(page.getByText('Linje 2 er på 70 tegn.')).toBeVisible()
  await page.getByLabel('Flere linjer').fill('Elsket og savnet')
  await expect(page.getByText('Linje 2 er på 70 tegn.')).toHaveCount(0)
  await page.getByLabel('Familiens mailadresse').fill(familyEmail)
  await page.getByRole('button', { name: 'Gem tegningen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ellen Margrete Skov')
  await expect(page).toHaveTitle(/^Tegning \d+: Ellen Margrete Skov /)
  await page.getByRole('button', { name: 'Send til familien' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send til familien' }).click()
  await expectToast(page, 'Tegningen er sendt')

  const link = linkIn(await site.mailTo(familyEmail, /tegningen/i), /proof-sheet$/)
  const home = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.7' } })
  const family = await home.newPage()
  await family.goto(link)
  await expectAccessible(family)
  await expect(family).toHaveTitle(/^Tegning af pladen for Ellen Margrete Skov /)
  await family.getByLabel('Hvad skal rettes?').fill('Hun hed Margrethe med th.')
  await family.getByRole('button', { name: 'Bed om en rettelse' }).click()
  await expect(family.getByText('Tegningen bliver rettet')).toBeVisible()

  await page.goto('/reseller-dashboard')
  await page.getByRole('link', { name: /famili.* tegning rettet/ }).click()
  await page.getByRole('link', { name: 'Ellen Margrete Skov' }).first().click()
  await expect(page.getByText('Hun hed Margrethe med th.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Ret tegningen' }).click()
  await page.getByLabel('Navn', { exact: true }).fill('Ellen Margrethe Skov')
  await page.getByRole('button', { name: 'Gem tegningen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ellen Margrethe Skov')
  await page.getByRole('button', { name: 'Send til familien' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send til familien' }).click()
  await expectToast(page, 'Tegningen er sendt')

  await family.goto(link)
  await expect(family.getByRole('heading', { level: 1 })).toHaveText('Ellen Margrethe Skov')
  const coming = family.waitForEvent('download')
  await family.getByRole('link', { name: 'Hent tegningen som PDF' }).click()
  const paper = await buffer(await (await coming).createReadStream())
  expect(await readPaper(paper)).toMatch(new RegExp(`^HTTPS://[^/]+/QR/${code}$`))
  await family.getByRole('button', { name: 'Godkend tegningen' }).click()
  await expect(family.getByText('Sæt kryds, når du har læst teksten.')).toBeVisible()
  await family.getByLabel('Jeg har læst teksten bogstav for bogstav').check()
  await family.getByRole('button', { name: 'Godkend tegningen' }).click()
  await expect(family.getByText('Tegningen er godkendt')).toBeVisible()
  await expect(family.getByText('Det sker der nu')).toBeVisible()
  expect(linkIn(await site.mailTo(familyEmail, /^Kvittering/), /\/pdf$/)).toContain(link.split('/')[2])
  await home.close()

  await page.goto(`/reseller-dashboard/codes/${code}`)
  await page.getByRole('link', { name: /^Hent tegning \(godkendt/ }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Hent den godkendte tegning .* som SVG/ }).click()
  expect((await file).suggestedFilename()).toMatch(/-godkendt-tegning-\d+\.svg$/)
})
