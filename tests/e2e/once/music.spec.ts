import { CHROMIUM_ARGS, findChromium } from '@/scripts/set-up/chromium.mjs'
import { samplePath } from '@/tests/factories/samples'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { givePlan } from '../steps/plan'
import { expect, test } from '../steps/test'

const executablePath = findChromium()
test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

test('a family puts up two pieces and orders them by keyboard; a visitor hears them, and offline after keeping the page', async ({
  page,
  context,
  browser,
  site,
}) => {
  const family = await site.family()
  const { id, slug } = await makeMemorial(family)
  await givePlan(family, id)
  await signInAs(context, family)
  await page.goto(`/edit-memorial/${slug}`)
  // The list of sections has a link of the same name.
  await page.getByRole('link', { name: 'Musik', exact: true }).and(page.locator('[href$="/music"]')).click()
  await expect(page.getByText('Her er endnu ingen musik')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Vælg musik').setInputFiles([samplePath('music.mp3'), samplePath('music.flac')])
  const pieces = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(page.getByText('Skriv nu ved stykket, hvad det er')).toBeVisible()
  await expect(pieces.first()).toBeInViewport()
  await expect(pieces.locator('audio')).toHaveCount(2)
  const letter = { name: 'brev.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('%PDF-1.7 et brev') }
  await page.getByLabel('Vælg musik').setInputFiles(letter)
  await expect(page.getByRole('alert').filter({ hasText: 'brev.mp3' })).toContainText('kom ikke med')

  for (const [place, title] of ['Altid frejdig', 'Sommeren ved fyret'].entries()) {
    const piece = pieces.nth(place)
    await expect(piece.getByText('Kun I kan høre det, indtil I har valgt, hvorfor det må ligge her.')).toBeVisible()
    await piece.getByLabel('Titel (valgfrit)').fill(title)
    await piece.getByLabel('Vi har en tilladelse').check()
    await piece.getByRole('button', { name: 'Gem' }).click()
    await expect(piece.getByRole('alert').filter({ hasText: 'Skriv tilladelsens nummer' })).toBeVisible()
    await piece.getByRole('textbox', { name: /^Tilladelsens nummer/ }).fill('KODA-123')
    await piece.getByRole('button', { name: 'Gem' }).click()
    await expect(piece.getByText('Vises', { exact: true })).toBeVisible()
  }
  await expectAccessible(page)

  const handle = page.getByRole('button', { name: 'Flyt Sommeren ved fyret', exact: true })
  await handle.press('Space')
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  // The keyboard sensor listens one task after the piece was lifted.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Stykket er over plads 1 af 2.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(pieces.first().getByRole('heading')).toHaveText('Sommeren ved fyret')
  await page.getByRole('button', { name: /^Vis øverst på siden\s*: Altid frejdig/ }).click()
  await expect(page.getByText('Øverst på siden', { exact: true })).toBeVisible()
  await page.reload()
  await expect(pieces.first().getByRole('heading')).toHaveText('Sommeren ved fyret')

  const visiting = await browser.newContext({ serviceWorkers: 'allow' })
  const visitor = await visiting.newPage()
  const fetched: string[] = []
  visitor.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await visitor.goto(`/memorial/${slug}`)
  const players = visitor.locator('audio[data-piece]')
  await expect(players).toHaveCount(2)
  await expect(players.first()).toHaveAttribute('data-piece', 'Altid frejdig')
  await expect(visitor.getByRole('button', { name: 'Behold siden på denne enhed' })).toBeVisible()
  expect(fetched.filter((path) => path.startsWith('/media/') && path.endsWith('/file'))).toEqual([])
  await expectAccessible(visitor)

  const isPlaying = (index: number) => players.nth(index).evaluate((player: HTMLAudioElement) => !player.paused)
  await players.first().evaluate((player: HTMLAudioElement) => player.play())
  await expect.poll(() => visitor.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Altid frejdig')
  await players.nth(1).evaluate((player: HTMLAudioElement) => player.play())
  await expect.poll(() => isPlaying(0)).toBe(false)

  await visitor.getByRole('button', { name: 'Behold siden på denne enhed' }).click()
  await expect(visitor.getByRole('button', { name: 'Siden bliver på denne enhed. Fjern den igen' })).toBeVisible()
  await visiting.setOffline(true)
  await visitor.goto(`/memorial/${slug}`)
  await players.first().evaluate((player: HTMLAudioElement) => player.play())
  await expect.poll(() => players.first().evaluate((player: HTMLAudioElement) => player.currentTime)).toBeGreaterThan(0)
  await visiting.close()
})

test('music can be described without script, and a refused form keeps what was typed', async ({ browser, site }) => {
  const family = await site.family()
  const { id, slug } = await makeMemorial(family)
  await givePlan(family, id)
  const scripted = await browser.newContext()
  await signInAs(scripted, family)
  const sender = await scripted.newPage()
  await sender.goto(`/memorial/${slug}/music`)
  await sender.getByLabel('Vælg musik').setInputFiles(samplePath('music.ogg'))
  await expect(sender.locator('audio')).toHaveCount(1)
  await scripted.close()

  const plain = await browser.newContext({ javaScriptEnabled: false })
  await signInAs(plain, family)
  const page = await plain.newPage()
  await page.goto(`/memorial/${slug}/music`)
  await page.getByLabel('Titel (valgfrit)').fill('Aftensang')
  await page.getByLabel('Vi har en tilladelse').check()
  await page.getByRole('button', { name: /^Gem/ }).click()
  await expect(page.getByText('Skriv tilladelsens nummer, eller hvem den kommer fra.').first()).toBeVisible()
  await expect(page.getByLabel('Titel (valgfrit)')).toHaveValue('Aftensang')
  await page.getByRole('textbox', { name: /^Tilladelsens nummer/ }).fill('KODA-123')
  await page.getByRole('button', { name: /^Gem/ }).click()
  await expect(page.getByText('Gemt.')).toBeVisible()
  await page.goto(`/classic-memorial/${slug}`)
  await expect(page.getByLabel('Musik: Aftensang')).toBeVisible()
  await plain.close()
})

test('music recorded on its page is heard there, and says where it was recorded', async ({ page, context, site }) => {
  const family = await site.family()
  const { id, slug } = await makeMemorial(family)
  await givePlan(family, id)
  await signInAs(context, family)
  await page.goto(`/memorial/${slug}/music`)
  await page.getByRole('button', { name: 'Optag musik' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Optag musik' })
  await dialog.getByRole('button', { name: 'Begynd at optage' }).press('Enter')
  await expect(dialog.getByText('0.02')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop' }).press('Enter')
  await dialog.getByRole('button', { name: 'Gem optagelsen' }).press('Enter')
  await expect(page.locator('audio')).toHaveCount(1)
  await expect(page.getByText(/· Optaget her på siden$/)).toBeVisible()
  await expect(page.getByText('Lydstyrken er jævnet')).toBeVisible()
})
