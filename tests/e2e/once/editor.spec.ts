import type { Page, Request } from '@playwright/test'
import { answerOf } from '@/tests/e2e/steps/site'
import { expectSaved, openEditor, openSection, savingBar, storedFields } from '../steps/editor'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { expect, test } from '../steps/test'

/** The page's requests without a response yet, except the live connection for candles. */
function watchCalls(page: Page): Set<Request> {
  const unanswered = new Set<Request>()
  page.on('request', (request) => {
    if (/\/api\/(?!.*\/live$)/.test(request.url())) unanswered.add(request)
  })
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  return unanswered
}

test('two simultaneous editors see each other, and neither loses a word', async ({ context, browser, site }) => {
  const family = await site.family()
  const { id, slug } = await makeMemorial(family, { fields: { epitaph: 'Før' } })
  const karen = await openEditor(context, family, slug)
  const elsewhere = await browser.newContext()
  const bo = await openEditor(elsewhere, family, slug)
  await openSection(bo, 'Gravsted')
  await bo.getByLabel('Gravens placering').fill('A 14')
  // Text in a section that is closed again is saved too.
  await openSection(bo, 'Portræt og forside')
  await bo.getByLabel('Mindeord').fill('Savnet')
  await expectSaved(bo)
  await openSection(karen, 'Portræt og forside')
  await karen.getByLabel('Mindeord').fill('Elsket')
  await expect(karen.getByText('I har skrevet hver sit i »Mindeord«')).toBeVisible()
  await expect(karen.getByLabel('Gravens placering')).toHaveValue('A 14')
  await expectAccessible(karen)
  expect(await storedFields(family, id)).toMatchObject({ epitaph: 'Savnet' })
  await karen.getByRole('button', { name: 'Behold begge' }).click()
  await expectSaved(karen)
  expect(await storedFields(family, id)).toMatchObject({ epitaph: 'Savnet\nElsket', restingPlot: 'A 14' })
  await elsewhere.close()
})

test('text typed offline, or after the session ended, is saved when possible', async ({ context, site }) => {
  const family = await site.family()
  const { id, slug } = await makeMemorial(family)
  const page = await openEditor(context, family, slug)
  await context.setOffline(true)
  await openSection(page, 'Portræt og forside')
  await page.getByLabel('Mindeord').fill('Skrevet i skyggen')
  await expect(savingBar(page)).toContainText('Ikke gemt: ingen forbindelse.')
  await context.setOffline(false)
  await expectSaved(page)
  await context.setOffline(true)
  await openSection(page, 'Gravsted')
  await page.getByLabel('Gravens placering').fill('B 7')
  await expect(savingBar(page)).toContainText('Ikke gemt: ingen forbindelse.')
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  const unanswered = watchCalls(again)
  await again.goto(`/edit-memorial/${slug}`)
  await expect(again.getByLabel('Gravens placering')).toHaveValue('B 7')
  // Sent from the device's copy, or by the closing page.
  const arrived = { epitaph: 'Skrevet i skyggen', restingPlot: 'B 7' }
  await expect.poll(() => storedFields(family, id)).toMatchObject(arrived)
  // A read in progress when the session ends leads to sign-in; text typed then gets a message of its own.
  await expect(again.getByLabel('Mindeord')).toHaveValue('Skrevet i skyggen')
  await expect.poll(() => unanswered.size).toBe(0)
  await context.clearCookies()
  await openSection(again, 'Portræt og forside')
  await again.getByLabel('Mindeord').fill('Skrevet bagefter')
  await expect(again.getByText('Det, du skrev, er ikke væk.').first()).toBeVisible()
  await signInAs(context, family)
  await again.reload()
  // Sent by the new page, or already by the old one.
  await expect.poll(() => storedFields(family, id)).toMatchObject({ epitaph: 'Skrevet bagefter' })
  await expect(again.getByLabel('Mindeord')).toHaveValue('Skrevet bagefter')
  await expect(savingBar(again)).not.toContainText('Ikke gemt')
})

test('on a phone sections open one at a time and show what is missing, and nothing covers the field in use', async ({
  context,
  site,
}) => {
  const family = await site.family()
  const { id, slug } = await makeMemorial(family, { fields: { restingCemetery: 'Skovkirkegården' } })
  await signInAs(context, family)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 55.6418, longitude: 12.081, accuracy: 6 })
  const page = await context.newPage()
  await page.goto(`/edit-memorial/${slug}#navn`)
  await expect(page.getByRole('button', { name: 'Navn og datoer' })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByText('Intet portræt endnu')).toBeVisible()
  await expect(page.getByText('Skovkirkegården', { exact: true })).toBeVisible()
  await expectAccessible(page)

  // The screen above an on-screen keyboard.
  await page.setViewportSize({ width: 390, height: 420 })
  await page.getByLabel('Fornavn').focus()
  for (const name of ['Mellemnavn', 'Efternavn', 'Født med navnet']) {
    await page.keyboard.press('Tab')
    const field = page.getByLabel(name).and(page.locator(':focus'))
    await expect(field).toBeVisible()
    await expect.poll(() => field.evaluate(isOnTop)).toBe(true)
  }
  await page.setViewportSize({ width: 390, height: 844 })

  await openSection(page, 'Gravsted')
  await expect(page.getByLabel('Fornavn')).not.toBeInViewport()
  await expect(page.getByRole('button', { name: 'Navn og datoer' })).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: 'Jeg står her' }).click()
  await expect(page.getByText('Stedet er sat ind, nøjagtigt på ca. 6 meter.')).toBeVisible()
  await expect(page.getByText('Nær Roskilde', { exact: true })).toBeVisible()
  await expectSaved(page)
  await expectAccessible(page)
  const map = page.getByRole('application', { name: 'Kort over Danmark' })
  await map.press('ArrowUp')
  await expect
    .poll(async () =>
      answerOf<{ restingLatitude: number }>(await family.call.get(`/api/memorials/${id}`)).then(
        ({ restingLatitude }) => restingLatitude > 55.6418,
      ),
    )
    .toBe(true)
})

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === element
}
