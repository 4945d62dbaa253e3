import { answerOf } from '@/tests/e2e/steps/site'
import { expectSaved, openEditor, openSection, savingBar } from './steps/editor'
import { expectAccessible } from './steps/expect-accessible'
import { makeMemorial, signInAs } from './steps/family'
import { expect, test } from './steps/test'

test('typed text shows in the preview at once, is saved automatically and can be undone', async ({ context, site }) => {
  const family = await site.family()
  const { id, slug } = await makeMemorial(family)
  const page = await openEditor(context, family, slug)
  const showPreview = page.getByRole('button', { name: 'Se siden, mens du skriver' })
  if (await showPreview.isVisible()) await showPreview.click()
  const preview = page.frameLocator('iframe[title^="Forhåndsvisning"]')
  await expect(preview.locator('h1')).toContainText('Gudrun')
  // Nothing reaches the server, and the preview still shows it.
  await page.route(`**/api/memorials/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await openSection(page, 'Navn og datoer')
  await page.getByLabel('Mellemnavn').fill('Elisabeth')
  await openSection(page, 'Portræt og forside')
  await page.getByLabel('Mindeord').fill('Hun så lyset i alt.')
  await expect(preview.locator('h1')).toContainText('Gudrun Elisabeth')
  await expect(preview.getByText('Hun så lyset i alt.')).toBeVisible()
  await expect(savingBar(page)).toContainText('Ikke gemt: ingen forbindelse.')
  await page.unroute(`**/api/memorials/${id}`)
  await page.getByRole('button', { name: 'Gem nu' }).click()
  await expectSaved(page)
  await openSection(page, 'Udseende')
  await page.getByRole('radio', { name: 'Hav', exact: true }).check()
  await expect
    .poll(async () =>
      answerOf<{ theme: string }>(await family.call.get(`/api/memorials/${id}`)).then(({ theme }) => theme),
    )
    .toBe('sea')
  await page.getByRole('button', { name: 'Fortryd sidste ændring' }).click()
  await expect(savingBar(page)).toContainText('Fortrudt: Tema')
  await page.keyboard.press('Control+Shift+Z')
  await expect(savingBar(page)).toContainText('Gentaget: Tema')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Mindeord')).toHaveValue('Hun så lyset i alt.')
  await expect(page.getByRole('radio', { name: 'Hav', exact: true })).toBeChecked()
})

test('nothing shifts when the rich-text editor loads, and the focused field is never covered', async ({
  page,
  context,
  site,
}) => {
  const family = await site.family()
  const biography = '<p>Hun blev født ved havet.</p>'.repeat(30)
  const { slug } = await makeMemorial(family, { fields: { biography } })
  await signInAs(context, family)
  let letToolCome = () => {}
  const tool = new Promise<void>((done) => {
    letToolCome = done
  })
  await page.route('**/_next/static/chunks/*.js*', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (body.includes('ProseMirror')) await tool
    await route.fulfill({ response, body })
  })
  await page.goto(`/edit-memorial/${slug}#livshistorie`, { waitUntil: 'commit' })
  await expect(page.getByText('Henter skriveværktøjet...')).toBeVisible()
  const next = page.getByRole('heading', { level: 2, name: 'Tidslinje' })
  const topOf = () => next.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY)
  await page.evaluate(() => document.fonts.ready)
  const before = await topOf()
  letToolCome()
  await expect(page.getByRole('textbox', { name: 'Livshistorien' })).toBeVisible()
  expect(await topOf()).toBeCloseTo(before, 0)

  await openSection(page, 'Navn og datoer')
  await page.getByLabel('Fornavn').focus()
  for (const name of ['Mellemnavn', 'Efternavn', 'Født med navnet', 'Dag', 'Måned', 'År', 'Fødested', 'Dag']) {
    await page.keyboard.press('Tab')
    const field = page.getByLabel(name).and(page.locator(':focus'))
    await expect(field).toBeVisible()
    await expect.poll(() => field.evaluate(isOnTop)).toBe(true)
  }
})

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === element
}
