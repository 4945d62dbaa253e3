import type { BrowserContext, Page, Request } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible'
import { type Family, makeMemorial, signInAs } from './steps/family'
import { answerOf } from './steps/house'
import { expect, test } from './steps/test'

const bar = (page: Page) => page.getByRole('region', { name: 'Gem og fortryd' })
const expectSaved = (page: Page) => expect(bar(page)).toContainText(/Gemt kl\. \d\d\.\d\d/)
const stored = async ({ call }: Family, id: string) =>
  answerOf<{ epitaph: string | null; restingPlot: string | null }>(await call.get(`/api/memorials/${id}`))

/** The calls of a page that have no answer yet, beside the line over which candles are told. */
function watchCalls(page: Page): Set<Request> {
  const unanswered = new Set<Request>()
  page.on('request', (request) => {
    if (/\/api\/(?!.*\/live$)/.test(request.url())) unanswered.add(request)
  })
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  return unanswered
}

async function openEditor(context: BrowserContext, family: Family, slug: string): Promise<Page> {
  await signInAs(context, family)
  const page = await context.newPage()
  await page.goto(`/edit-memorial/${slug}`)
  // The writing tool comes last of all.
  await expect(page.getByRole('textbox', { name: 'Livshistorien' })).toBeVisible()
  return page
}

test('what is typed stands in the preview at once, is saved by itself and can be taken back', async ({
  context,
  house,
}) => {
  const family = await house.family()
  const { id, slug } = await makeMemorial(family)
  const page = await openEditor(context, family, slug)
  const preview = page.frameLocator('iframe[title^="Forhåndsvisning"]')
  await expect(preview.locator('h1')).toContainText('Gudrun')
  // Nothing reaches the server, and the preview shows it all the same.
  await page.route(`**/api/memorials/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.getByLabel('Mellemnavn').fill('Elisabeth')
  await page.getByLabel('Mindeord').fill('Hun så lyset i alt.')
  await expect(preview.locator('h1')).toContainText('Gudrun Elisabeth')
  await expect(preview.getByText('Hun så lyset i alt.')).toBeVisible()
  await expect(bar(page)).toContainText('Ikke gemt: ingen forbindelse.')
  await page.unroute(`**/api/memorials/${id}`)
  await page.getByRole('button', { name: 'Gem nu' }).click()
  await expectSaved(page)
  await page.getByRole('radio', { name: 'Hav', exact: true }).check()
  await expect
    .poll(async () =>
      answerOf<{ theme: string }>(await family.call.get(`/api/memorials/${id}`)).then(({ theme }) => theme),
    )
    .toBe('sea')
  await page.getByRole('button', { name: 'Fortryd sidste ændring' }).click()
  await expect(bar(page)).toContainText('Fortrudt: Tema')
  await page.keyboard.press('Control+Shift+Z')
  await expect(bar(page)).toContainText('Gjort igen: Tema')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Mindeord')).toHaveValue('Hun så lyset i alt.')
  await expect(page.getByRole('radio', { name: 'Hav', exact: true })).toBeChecked()
})

test('two who write at once are told of each other, and neither loses a word', async ({ context, browser, house }) => {
  const family = await house.family()
  const { id, slug } = await makeMemorial(family, { fields: { epitaph: 'Før' } })
  const karen = await openEditor(context, family, slug)
  const elsewhere = await browser.newContext()
  const bo = await openEditor(elsewhere, family, slug)
  await bo.getByLabel('Gravens placering').fill('A 14')
  await bo.getByLabel('Mindeord').fill('Savnet')
  await expectSaved(bo)
  await karen.getByLabel('Mindeord').fill('Elsket')
  await expect(karen.getByText('I har skrevet hver sit i »Mindeord«')).toBeVisible()
  await expect(karen.getByLabel('Gravens placering')).toHaveValue('A 14')
  await expectAccessible(karen)
  expect(await stored(family, id)).toMatchObject({ epitaph: 'Savnet' })
  await karen.getByRole('button', { name: 'Behold begge' }).click()
  await expectSaved(karen)
  expect(await stored(family, id)).toMatchObject({ epitaph: 'Savnet\nElsket', restingPlot: 'A 14' })
  await elsewhere.close()
})

test('what is typed without a connection, or after the session ended, arrives when it can', async ({
  context,
  house,
}) => {
  const family = await house.family()
  const { id, slug } = await makeMemorial(family)
  const page = await openEditor(context, family, slug)
  await context.setOffline(true)
  await page.getByLabel('Mindeord').fill('Skrevet i skyggen')
  await expect(bar(page)).toContainText('Ikke gemt: ingen forbindelse.')
  await context.setOffline(false)
  await expectSaved(page)
  await context.setOffline(true)
  await page.getByLabel('Gravens placering').fill('B 7')
  await expect(bar(page)).toContainText('Ikke gemt: ingen forbindelse.')
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  const unanswered = watchCalls(again)
  await again.goto(`/edit-memorial/${slug}`)
  await expect(again.getByLabel('Gravens placering')).toHaveValue('B 7')
  // Sent from what lay on the device, or with the last breath of the page that was closed.
  const arrived = { epitaph: 'Skrevet i skyggen', restingPlot: 'B 7' }
  await expect.poll(() => stored(family, id)).toMatchObject(arrived)
  // A read that is under way when the session ends leads to sign-in; what is written then says so in its place.
  await expect(again.getByRole('textbox', { name: 'Livshistorien' })).toBeVisible()
  await expect.poll(() => unanswered.size).toBe(0)
  await context.clearCookies()
  await again.getByLabel('Mindeord').fill('Skrevet bagefter')
  await expect(again.getByText('Det, du skrev, er ikke væk.').first()).toBeVisible()
  await signInAs(context, family)
  await again.reload()
  // Sent by the page that comes, or already by the one that went.
  await expect.poll(() => stored(family, id)).toMatchObject({ epitaph: 'Skrevet bagefter' })
  await expect(again.getByLabel('Mindeord')).toHaveValue('Skrevet bagefter')
  await expect(bar(again)).not.toContainText('Ikke gemt')
})

test('nothing jumps when the writing tool comes, and what gets the cursor is never covered', async ({
  page,
  context,
  house,
}) => {
  const family = await house.family()
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
  await page.goto(`/edit-memorial/${slug}`, { waitUntil: 'commit' })
  await expect(page.getByText('Henter skriveværktøjet...')).toBeVisible()
  const add = page.getByRole('button', { name: 'Tilføj en begivenhed' })
  const topOf = () => add.evaluate((button) => button.getBoundingClientRect().top + window.scrollY)
  await page.evaluate(() => document.fonts.ready)
  const before = await topOf()
  letToolCome()
  await expect(page.getByRole('textbox', { name: 'Livshistorien' })).toBeVisible()
  expect(await topOf()).toBeCloseTo(before, 0)

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
