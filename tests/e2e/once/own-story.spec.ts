import type { Page } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { signInAs } from '../steps/family'
import { openToOthers } from '../steps/open-to-others'
import { answerOf, linkIn } from '../steps/site'
import { expect, test } from '../steps/test'

const expectStep = (page: Page, title: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
const goOn = (page: Page) => page.getByRole('button', { name: /^(Gem og fortsæt|Fortsæt)$/ }).click()

test('a living person writes their own story, which nobody sees before the one they named opens it', async ({
  page,
  context,
  browser,
  site,
}) => {
  const [writer, daughter] = await Promise.all([site.family(), site.family()])
  await signInAs(context, writer)
  await page.goto('/create-memorial')
  await page.getByRole('link', { name: 'Begynd på din historie' }).click()
  await expectStep(page, 'Hvad hedder du?')
  await page.getByLabel('Fornavn').fill('Birgit')
  await page.getByLabel('Efternavn').fill('Sønderby')
  await goOn(page)
  await expectStep(page, 'Hvornår er du født?')
  await expect(page.getByRole('group', { name: 'Død' })).toHaveCount(0)
  await page.getByRole('group', { name: 'Født' }).getByLabel('År').fill('1944')
  await goOn(page)
  await expectStep(page, 'Billeder af dig')
  await goOn(page)
  await expectStep(page, 'Din historie')
  await page.getByRole('textbox', { name: 'Livshistorien' }).fill('Jeg voksede op ved fjorden.')
  await goOn(page)
  await expectStep(page, 'Hvem skal tage over?')
  await page.getByLabel('Efterfølgerens navn').fill('Signe Sønderby')
  await page.getByLabel('Efterfølgerens mailadresse').fill(daughter.email)
  await page.getByRole('button', { name: 'Vælg og spørg' }).click()
  await expectToast(page, 'Efterfølgeren er valgt')
  await expectAccessible(page)
  await goOn(page)
  await expectStep(page, 'Din historie er gemt')
  await expect(page.getByText('Ingen andre kan se siden')).toBeVisible()
  await expectAccessible(page)
  const address = await page.getByRole('link', { name: 'Se, hvordan den ser ud' }).getAttribute('href')
  const slug = address?.split('/').at(-1) ?? ''
  await answerOf(
    await writer.call.post(`/api/qr-codes/${writer.code}/links`, { data: { memorialId: await idOf(page) } }),
  )

  const theirs = await browser.newContext()
  const visitor = await theirs.newPage()
  expect((await visitor.goto(`/memorial/${slug}`))?.status()).toBe(404)

  await signInAs(theirs, daughter)
  await visitor.goto(
    linkIn(await site.mailTo(daughter.email, /mindesiden for Birgit Sønderby en dag/), /^\/invitation\//),
  )
  await visitor.getByRole('button', { name: 'Ja, det vil jeg' }).click()
  await visitor.getByRole('link', { name: 'Læs mere' }).click()
  await visitor.getByLabel('Hvad er der sket?').fill('Mor kan ikke skrive mere.')
  await visitor.getByRole('button', { name: 'Sig, at tiden er kommet' }).click()
  await expect(visitor.getByText(/kan du lukke siden op fra den/)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Luk siden op' })).toHaveCount(0)
  await expectAccessible(visitor)
  expect((await visitor.goto(`/memorial/${slug}`))?.status()).toBe(404)

  // The writer need not let the days pass: the page can be given away.
  const gift = { heirEmail: daughter.email, password: writer.password }
  await answerOf(await writer.call.post(`/api/memorials/${slug}/owner`, { data: gift }))
  const taken = linkIn(await site.mailTo(daughter.email, /mindesiden for Birgit Sønderby\?/), /^\/invitation\//)
  await answerOf(await daughter.call.post(`/api/invitations/${taken.split('/').at(-1)}`))
  await visitor.goto(`/edit-memorial/${slug}#udgiv`)
  await visitor.getByLabel('Hvilken dag døde Birgit Sønderby?').fill('2026-03-02')
  await visitor.getByRole('button', { name: 'Luk siden op' }).click()
  await expectToast(visitor, 'Siden er din nu')
  await visitor.goto(`/edit-memorial/${slug}#udgiv`)
  await openToOthers(visitor)
  expect((await (await site.outsider()).get(`/memorial/${slug}`)).status()).toBe(200)
  expect((await site.mailTo(writer.email, /har åbnet den historie/)).text).toContain('/admin/own-story')
  await theirs.close()
})

/** The page's id, from the address of the step. */
async function idOf(page: Page): Promise<string> {
  return new URL(page.url()).searchParams.get('id') ?? ''
}
