import sharp from 'sharp'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { givePlan } from '../steps/plan'
import { expect, test } from '../steps/test'

const words = 'Vi savner dig i haven.'

test('a visitor makes a greeting that moves, the family approves it, and it is shown with its words', async ({
  page,
  browser,
  site,
}) => {
  const family = await site.family()
  const { id, slug } = await makeMemorial(family)
  await givePlan(family, id)
  await page.goto(`/memorial/${slug}`)
  await page.getByRole('link', { name: 'Lav en hilsen, der bevæger sig' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'En hilsen, der bevæger sig' })).toBeVisible()
  // The button answers once the script is there.
  await expect(async () => {
    await page.getByRole('button', { name: 'Send hilsenen' }).click()
    await expect(page.getByText('Skriv de ord, der skal stå i filmen.')).toBeVisible({ timeout: 1000 })
  }).toPass()

  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#6a7d5c' } })
    .jpeg()
    .toBuffer()
  const picture = { name: 'haven.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('input[type=file]').setInputFiles(picture)
  await expect(page.getByRole('img', { name: /Billede 1: haven.jpg/ })).toBeVisible()
  await page.getByLabel('Ordene i filmen').fill(words)
  await page.getByLabel('Dit navn').fill('Bodil Krogh')
  await page.getByLabel('8 sekunder').check()
  await expect(page.getByRole('img', { name: 'Sådan kommer din hilsen til at se ud' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lav filmen' }).click()
  await expect(page.getByText('Filmen er klar.')).toBeVisible()
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/moving-greetings', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send hilsenen' }).click()
  await expect(page.getByRole('progressbar', { name: 'Hilsenen bliver sendt' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Hilsenen bliver sendt.' })).toBeAttached()
  goOn()
  await expect(page.getByText('Tak for din hilsen.')).toBeVisible()

  const context = await browser.newContext()
  await signInAs(context, family)
  const desk = await context.newPage()
  await desk.goto(`/memorial/${slug}/admin`)
  const post = desk.getByRole('article').filter({ hasText: words })
  await expect(post.getByText('Lavet af regler, ikke af AI')).toBeVisible()
  await post.getByRole('button', { name: /Godkend hilsen/ }).click()
  await expect(post).toHaveCount(0)
  await context.close()

  const other = await (await browser.newContext()).newPage()
  const shown = other.getByRole('listitem').filter({ hasText: words })
  // The queue lets go of a post before the server has answered.
  await expect(async () => {
    await other.goto(`/memorial/${slug}`)
    await expect(shown).toBeVisible({ timeout: 1000 })
  }).toPass()
  const film = shown.getByLabel(/Film: hilsenen fra Bodil Krogh, /)
  await expect(film).toHaveAttribute('preload', 'none')
  const box = await film.boundingBox()
  // Room for the player's controls below the square picture.
  expect((box?.height ?? 0) - (box?.width ?? 0)).toBeGreaterThanOrEqual(70)
  // Grey in the middle: the browser would paint over the still.
  const { dominant } = await sharp(await film.screenshot()).stats()
  expect(dominant.g).toBeGreaterThan(dominant.b)
  await other.context().close()
})
