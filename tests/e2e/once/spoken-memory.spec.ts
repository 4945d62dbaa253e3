import { CHROMIUM_ARGS, findChromium } from '@/scripts/set-up/chromium.mjs'
import { samplePath } from '@/tests/factories/samples'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { makeMemorial, signInAs } from '../steps/family'
import { expect, test } from '../steps/test'
import { fillPost } from '../steps/write-on-page'

const executablePath = findChromium()
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

const words = {
  Overskrift: 'Turen til Skagen',
  'Dit minde': 'Hun sang hele vejen, og vi andre sang med.',
  'Dit navn': 'Inger',
}

test('a voice in a memory is recorded, heard by the family, approved, and heard by others', async ({
  page,
  browser,
  site,
}) => {
  const family = await site.family()
  const { slug } = await makeMemorial(family)
  await page.goto(`/memorial/${slug}`)
  const form = await fillPost(page, 'Del et minde', words)
  await form.getByRole('button', { name: 'Optag din stemme' }).click()
  await expect(form.getByText('0.02', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Del mindet' }).click()
  await expect(form.getByText('Stop optagelsen først, så den kommer med.')).toBeVisible()
  await form.getByRole('button', { name: 'Stop optagelsen' }).click()
  await expect(form.getByLabel('Din optagelse')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Del mindet' }).click()
  await expect(page.getByText(/Tak, fordi du delte dit minde\./)).toBeVisible()

  const home = await browser.newContext()
  await signInAs(home, family)
  const queue = await home.newPage()
  await queue.goto(`/memorial/${slug}/admin`)
  const voice = queue.getByLabel(/^Optagelse til mindet »Turen til Skagen« fra Inger, 0\.0\d$/)
  await expect(voice).toBeVisible()
  await expectAccessible(queue)
  const playing = await voice.evaluate(async (audio: HTMLAudioElement) => {
    audio.muted = true
    await audio.play()
    return audio.duration > 1
  })
  expect(playing).toBe(true)
  await queue
    .getByRole('button', { name: /Godkend/ })
    .first()
    .click()
  await expectToast(queue, 'Mindet er godkendt')
  await home.close()

  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await other.goto(`/memorial/${slug}`)
  await expect(other.getByLabel(/^Optagelse til mindet »Turen til Skagen«/)).toBeVisible()
  await other.goto(`/classic-memorial/${slug}`)
  await expect(other.getByText(/Indtalt af Inger/)).toBeVisible()
  await other.context().close()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a film that is too long is refused at its field, and the words stay', async ({ page, site }) => {
    const { slug } = await makeMemorial(await site.family())
    await page.goto(`/memorial/${slug}`)
    const form = await fillPost(page, 'Del et minde', words)
    await form.getByLabel(/^Indtal et minde/).setInputFiles(samplePath('long.mp4'))
    await form.getByRole('button', { name: 'Del mindet' }).click()
    await expect(page).toHaveURL(/kladde=.*#del-minde$/)
    await expect(form.getByText(/Filmen varer mere end ét minut\./).last()).toBeVisible()
    await expect(form.getByLabel('Dit minde')).toHaveValue(words['Dit minde'])
    await form.getByLabel(/^Indtal et minde/).setInputFiles(samplePath('phone.mov'))
    await form.getByRole('button', { name: 'Del mindet' }).click()
    await expect(page).toHaveURL(`/memorial/${slug}?tak=tribute#minder`)
    await expect(page.getByLabel(/^Film til mindet »Turen til Skagen« fra Inger/)).toBeVisible()
  })
})
