import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { answerOf, type Site } from '@/tests/e2e/steps/site'
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/set-up/chromium.mjs'
import { cameraFilm } from '../steps/camera-film'
import { readCard } from '../steps/card'
import { makeMemorial, registerFamily } from '../steps/family'
import { signInAdministrator } from '../steps/staff'
import { someStonemason } from '../steps/stonemason'
import { expect, test } from '../steps/test'
import { engraveAndShip, workshopHand } from '../steps/workshop'

type Export = { export: { status: string; withheld: number }; files: { items: Array<{ id: string }> } }

/** Makes the page run as an installed app. */
function installed() {
  const real = window.matchMedia.bind(window)
  window.matchMedia = (query) => real(query.includes('display-mode: standalone') ? 'all' : query)
}

/** The proven picture of a code on steel, as exported. */
async function exportedPicture({ admin }: Site, code: string): Promise<Buffer> {
  const data = { codes: code, options: { material: 'steel', symbolMm: 40 }, formats: ['png'] }
  const { id } = await answerOf<{ id: string }>(await admin.post('/api/exports', { data }))
  const read = async () => answerOf<Export>(await admin.get(`/api/exports/${id}`))
  await expect.poll(async () => (await read()).export.status, { timeout: 30_000 }).toBe('done')
  const { export: made, files } = await read()
  expect(made.withheld).toBe(0)
  return (await admin.get(`/api/exports/${id}/files/${files.items[0]?.id}`)).body()
}

/** Opens the app in front of such a stone, and scans. */
async function scanInApp(
  picture: Buffer,
  baseURL: string | undefined,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kamera-'))
  const film = path.join(folder, 'sten.mjpeg')
  await writeFile(film, await cameraFilm([{ picture, light: '#d8d8d8', seconds: 3 }]))
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  const args = [...CHROMIUM_ARGS, ...camera, `--use-file-for-fake-video-capture=${film}`]
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  try {
    const { userAgent, viewport } = test.info().project.use
    const page = await browser.newPage({
      ...(baseURL ? { baseURL } : {}),
      ...(userAgent ? { userAgent } : {}),
      viewport: viewport ?? null,
    })
    await page.addInitScript(installed)
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Scan QR-kode' }).click()
    await page.getByRole('dialog', { name: 'Scan QR-kode' }).getByRole('button', { name: 'Start scanning' }).click()
    await look(page)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
}

test('an applicant becomes a reseller, gets engraved codes, and one of them leads to a family’s page', async ({
  page,
  context,
  site,
  baseURL,
}) => {
  test.slow()
  const company = someStonemason()
  const [first = ''] = await site.freeCodes(1)
  const { call: mason, email } = await registerFamily(await site.outsider(), first)

  await test.step('the company applies with the account it has, and is approved', async () => {
    const { Kontaktperson, Telefon, Adresse, Postnummer, By } = company.fields
    const person = { contactName: Kontaktperson, phone: Telefon, address: Adresse, postcode: Postnummer, city: By }
    const terms = { terms: true, termsVersion: legalDocuments['reseller-terms'].version }
    const data = { ...person, ...terms, companyName: company.companyName, cvr: company.cvr, email }
    await answerOf(await mason.post('/api/reseller-applications', { data }))
    await signInAdministrator(context, site)
    await page.goto('/admin/resellers')
    await page.getByRole('article', { name: company.companyName }).getByRole('button', { name: 'Godkend' }).click()
    await site.mailTo(email, /er nu forhandler/)
  })

  const packageNumber = await test.step('it orders six plaques, and an administrator accepts the order', async () => {
    const data = { count: 6, wantsPlaques: true, material: 'steel', symbolMm: 40, requiresActivation: true }
    await answerOf(await mason.post('/api/resellers/me/orders', { data }))
    await page.goto('/admin/resellers')
    const order = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: company.companyName }) })
    await order.getByRole('button', { name: 'Sæt i gang' }).click()
    await expect(page.getByText('Bestillingen er i gang')).toBeVisible()
    await page.goto('/admin/qr-packages')
    const row = page.getByRole('row').filter({ hasText: company.companyName })
    return Number(await row.getByRole('cell').first().textContent())
  })

  await test.step('the workshop engraves, checks, packs and sends all of them', async () => {
    const addressOf = (code: string) => `HTTPS://${new URL(baseURL ?? '').host.toUpperCase()}/QR/${code}`
    expect(await engraveAndShip(await workshopHand(site), packageNumber, addressOf)).toBe(6)
    await site.mailTo(email, /er på vej til jer/)
  })

  const { code, activationCode } = await test.step('the reseller hands one over with its card', async () => {
    type Page = { items: Array<{ code: string }> }
    const { items } = await answerOf<Page>(await mason.get('/api/resellers/me/qr-codes?state=assigned'))
    const given = items[0]?.code ?? ''
    // The box is still on its way, which must be said.
    const data = { codes: [given], missing: true }
    await answerOf(await mason.post('/api/resellers/me/qr-codes/hand-over', { data }))
    const card = await readCard(await (await mason.get(`/api/resellers/me/activation-cards?codes=${given}`)).body())
    expect(card.address).toContain(given)
    return { code: given, activationCode: card.activationCode }
  })

  const memorial = await test.step('the family claims it and makes its page', async () =>
    makeMemorial(await registerFamily(await site.outsider(), code, activationCode)))

  await test.step('whoever scans the exported artwork with a camera stands on the page', async () => {
    await scanInApp(await exportedPicture(site, code), baseURL, async (seen) => {
      await seen.waitForURL(`**/memorial/${memorial.slug}`)
      await expect(seen.getByRole('heading', { level: 1 })).toContainText(memorial.name)
    })
  })
})
