import { CHROMIUM_ARGS, findChromium } from '@/scripts/set-up/chromium.mjs'
import { answerOf } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { makeMemorial, signInAs } from '../steps/family'
import { addPictures, readyTiles } from '../steps/gallery'
import { givePlan } from '../steps/plan'
import { expect, test } from '../steps/test'

const executablePath = findChromium()
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

test('a voice recorded in the browser plays on the page', async ({ page, context, site }) => {
  const family = await site.family()
  const { slug } = await makeMemorial(family)
  await signInAs(context, family)
  await page.goto(`/edit-memorial/${slug}#billeder`)
  await page.getByRole('button', { name: 'Optag en stemme' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Optag en stemme' })
  await dialog.getByRole('button', { name: 'Begynd at optage' }).press('Enter')
  await expect(dialog.getByText('0.02')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(dialog.getByLabel('Din optagelse')).toBeVisible()
  await dialog.getByRole('button', { name: 'Gem optagelsen' }).press('Enter')
  await page.getByRole('button', { name: 'Skriv tekst til optagelse 1' }).click()
  const words = page.getByRole('dialog', { name: 'Optagelse 1 af 1' })
  await words.getByLabel('Hvem der taler').fill('Farmor')
  await words.getByLabel('Hvem der taler').press('Enter')
  await expect(words.getByText(/^Gemt kl\./)).toBeVisible()
  await expect(words.getByLabel('Optagelse 1 af 1')).toBeVisible()
  await page.goto(`/memorial/${slug}`)
  const voice = page.getByLabel(/^Optagelse: Farmor/)
  const seconds = await voice.evaluate(async (element) => {
    if (!(element instanceof HTMLAudioElement)) return 0
    element.muted = true
    await element.play()
    await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }))
    return element.currentTime
  })
  expect(seconds).toBeGreaterThan(0)
})

test('an album is made, filled and shown without script; a film contacts its host only on demand', async ({
  page,
  context,
  browser,
  site,
}) => {
  const family = await site.family()
  const { id, slug } = await makeMemorial(family)
  await addPictures(family, id, ['Skolen', 'Bryllup', 'Haven'])
  await givePlan(family, id)
  const film = { link: 'https://youtu.be/MindelundEx', caption: 'Guldbrylluppet' }
  await answerOf(await family.call.post(`/api/memorials/${id}/media`, { data: film }))
  await signInAs(context, family)
  await page.goto(`/edit-memorial/${slug}#billeder`)
  await expect(readyTiles(page)).toHaveCount(3)
  await page.getByRole('button', { name: /Skriv tekst til billede 2/ }).click()
  await page.getByLabel('Årstal').fill('62')
  await page.getByRole('button', { name: 'Næste' }).click()
  await expectToast(page, 'Årstallet er ikke gemt', 'Skriv årstallet med fire cifre, for eksempel 1962.')
  await page.keyboard.press('Escape')
  await page.getByLabel('Vælg billede 1').check()
  await page.getByLabel('Vælg billede 3').check()
  await page.getByRole('button', { name: 'Ret de valgte' }).click()
  await page.getByLabel('Læg i album').selectOption('Nyt album')
  await page.getByLabel('Nyt albums navn').fill('Sommerhuset')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lav albummet' }).click()
  await expect(page.getByText('2 ligger nu i »Sommerhuset«')).toBeVisible()
  await page.getByRole('button', { name: 'Album (1)' }).click()
  await expect(page.getByRole('button', { name: 'Slet albummet »Sommerhuset«' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByLabel('Vis', { exact: true }).selectOption({ label: 'Sommerhuset (2)' })
  await expect(readyTiles(page)).toHaveCount(2)

  const quiet = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await quiet.newPage()
  await visitor.goto(`/memorial/${slug}`)
  await expect(visitor.getByRole('link', { name: 'Vis filmen: Guldbrylluppet' })).toHaveAttribute('href', /watch\?v=/)
  await visitor.getByRole('link', { name: /Sommerhuset/ }).click()
  await expect(visitor.getByRole('heading', { name: 'Sommerhuset' })).toBeVisible()
  await expect(visitor.locator('#billeder-liste img')).toHaveCount(2)
  await visitor.getByRole('link', { name: 'Alle billeder' }).click()
  await expect(visitor.locator('#billeder-liste img')).toHaveCount(3)
  await quiet.close()

  const asked: string[] = []
  await page.route(/youtube|ytimg/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Filmen spiller</p>' })
  })
  await page.goto(`/memorial/${slug}`)
  await page.getByRole('link', { name: 'Vis filmen: Guldbrylluppet' }).scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'Vis filmen: Guldbrylluppet' }).click()
  await expect(page.frameLocator('iframe').getByText('Filmen spiller')).toBeVisible()
  expect(asked[0]).toContain('youtube-nocookie.com/embed/MindelundEx')
})
