import type { Page, Request } from '@playwright/test'
import { expectSaved, openEditor, savingBar, storedFields } from '../steps/editor'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { expect, test } from '../steps/test'

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
  expect(await storedFields(family, id)).toMatchObject({ epitaph: 'Savnet' })
  await karen.getByRole('button', { name: 'Behold begge' }).click()
  await expectSaved(karen)
  expect(await storedFields(family, id)).toMatchObject({ epitaph: 'Savnet\nElsket', restingPlot: 'A 14' })
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
  await expect(savingBar(page)).toContainText('Ikke gemt: ingen forbindelse.')
  await context.setOffline(false)
  await expectSaved(page)
  await context.setOffline(true)
  await page.getByLabel('Gravens placering').fill('B 7')
  await expect(savingBar(page)).toContainText('Ikke gemt: ingen forbindelse.')
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  const unanswered = watchCalls(again)
  await again.goto(`/edit-memorial/${slug}`)
  await expect(again.getByLabel('Gravens placering')).toHaveValue('B 7')
  // Sent from what lay on the device, or with the last breath of the page that was closed.
  const arrived = { epitaph: 'Skrevet i skyggen', restingPlot: 'B 7' }
  await expect.poll(() => storedFields(family, id)).toMatchObject(arrived)
  // A read that is under way when the session ends leads to sign-in; what is written then says so in its place.
  await expect(again.getByRole('textbox', { name: 'Livshistorien' })).toBeVisible()
  await expect.poll(() => unanswered.size).toBe(0)
  await context.clearCookies()
  await again.getByLabel('Mindeord').fill('Skrevet bagefter')
  await expect(again.getByText('Det, du skrev, er ikke væk.').first()).toBeVisible()
  await signInAs(context, family)
  await again.reload()
  // Sent by the page that comes, or already by the one that went.
  await expect.poll(() => storedFields(family, id)).toMatchObject({ epitaph: 'Skrevet bagefter' })
  await expect(again.getByLabel('Mindeord')).toHaveValue('Skrevet bagefter')
  await expect(savingBar(again)).not.toContainText('Ikke gemt')
})
