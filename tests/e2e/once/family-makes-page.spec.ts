import type { Locator, Page } from '@playwright/test'
import { openSection } from '../steps/editor'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { openToOthers } from '../steps/open-to-others'
import { ownBrowser } from '../steps/own-browser'
import { phonePicture } from '../steps/pictures'
import { expect, test } from '../steps/test'

const goOn = (page: Page) => page.getByRole('button', { name: 'Gem og fortsæt' }).click()
const expectStep = (page: Page, title: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

/** What is typed at each step with a text field, and where. */
const typedAt: { title: string; field: (page: Page) => Locator; words: string }[] = [
  { title: 'Født og død', field: (page) => page.getByLabel('Fødested'), words: 'Marstal' },
  { title: 'Mindeord', field: (page) => page.getByLabel('Mindeord'), words: 'Havet var hans.' },
  { title: 'Livshistorien', field: (page) => page.getByRole('textbox', { name: 'Livshistorien' }), words: 'Til søs.' },
  { title: 'Gravsted og højtidelighed', field: (page) => page.getByLabel('Kirkegård eller sted'), words: 'Ved møllen' },
]

const onDevice = 'Det ligger her på'
const textOf = (field: Locator) =>
  field.evaluate((element) =>
    element instanceof HTMLElement && 'value' in element ? element.value : element.textContent,
  )

test('no text typed in the guided way is lost by a closed tab, a closed browser or a lost connection', async ({
  site,
}) => {
  const family = await site.family()
  const phone = await ownBrowser(family)
  const beginning = `/create-memorial/guided?qrCode=${family.code}`
  try {
    const first = await phone.open(beginning)
    await first.getByLabel('Fornavn').fill('Ejnar')
    await first.close()
    const second = await phone.open(beginning)
    await expect(second.getByLabel('Fornavn')).toHaveValue('Ejnar')
    await second.getByLabel('Efternavn').fill('Klit')
    await phone.end()
    const third = await phone.open(beginning)
    await expect(third.getByLabel('Efternavn')).toHaveValue('Klit')
    await goOn(third)
    await expectStep(third, 'Født og død')
    for (const { title, field, words } of typedAt) {
      const before = await phone.open('/create-memorial')
      await before.getByRole('link', { name: /^Fortsæt, trin \d af 8\s+med Ejnar Klit/ }).click()
      await expectStep(before, title === 'Mindeord' ? 'Et portræt' : title)
      if (title === 'Mindeord') await before.getByRole('button', { name: 'Fortsæt' }).click()
      await expectStep(before, title)
      await expect(field(before)).toBeVisible()
      await phone.offline(true)
      await field(before).fill(words)
      await expect(before.getByText(onDevice)).toBeVisible()
      await before.close()
      // The editor of the story keeps its text on its own.
      if (title === 'Livshistorien') await phone.end()
      else await phone.offline(false)
      const after = await phone.open('/create-memorial')
      await after.getByRole('link', { name: /^Fortsæt, trin \d af 8/ }).click()
      await expectStep(after, title)
      await expect.poll(() => textOf(field(after))).toBe(words)
      await goOn(after)
      await expect(after.getByRole('heading', { level: 1 })).not.toHaveText(title)
      await after.close()
    }
    const last = await phone.open('/create-memorial')
    await last.getByRole('link', { name: /^Fortsæt, trin 7 af 8/ }).click()
    await expectStep(last, 'Hvem må se siden?')
    await phone.offline(true)
    await last.getByLabel(/Siden kan også findes/).check()
    await expect(last.getByText(onDevice)).toBeVisible()
    const id = new URL(last.url()).searchParams.get('id')
    await phone.end()
    // Typed at one step and never sent: another step sends it.
    await phone.open(`/create-memorial/guided?id=${id}&trin=places`)
    const stored = async () => (await family.call.get(`/api/memorials/${id}`)).json()
    await expect.poll(stored).toMatchObject({
      firstName: 'Ejnar',
      bornPlace: 'Marstal',
      epitaph: 'Havet var hans.',
      biography: '<p>Til søs.</p>',
      restingCemetery: 'Ved møllen',
      visibility: 'public',
    })
  } finally {
    await phone.remove()
  }
})

test('back shows what was written, and starting repeatedly creates one page', async ({ page, context, site }) => {
  const family = await site.family()
  await signInAs(context, family)
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto('/create-memorial/guided')
  await page.getByLabel('Fornavn').fill('Ejnar')
  await page.getByRole('button', { name: 'Gem og fortsæt' }).dblclick()
  await expectStep(page, 'Født og død')
  await page.goBack()
  await expectStep(page, 'Hvem er mindesiden for?')
  await expect(page.getByLabel('Fornavn')).toHaveValue('Ejnar')
  await page.getByLabel('Fornavn').fill('Ejnar Viggo')
  await goOn(page)
  await expectStep(page, 'Født og død')
  // The tab opened before means the same page, and shows the difference.
  await other.getByLabel('Fornavn').fill('Ejner')
  await goOn(other)
  await expect(other.getByText('I har skrevet hver sit i »Fornavn«')).toBeVisible()
  await other.getByRole('button', { name: 'Behold den andens' }).click()
  await goOn(other)
  await expectStep(other, 'Født og død')
  await page.goto('/profile')
  const mine = page.getByRole('region', { name: 'Mine mindesider' }).getByRole('article')
  await expect(mine).toHaveCount(1)
  await expect(mine).toContainText('Ejnar Viggo')
  await page.getByRole('link', { name: 'Fortsæt, trin 2 af 8' }).click()
  await expectStep(page, 'Født og død')
})

test('a blank page is written in the editor and shown', async ({ page, context, site }) => {
  const family = await site.family()
  await signInAs(context, family)
  await page.goto(`/create-memorial/blank?qrCode=${family.code}`)
  await page.getByLabel('Fornavn').fill('Aksel')
  await page.getByLabel('Efternavn').fill('Mose')
  await page.getByRole('main').getByRole('button').last().click()
  await expect(page).toHaveURL(/\/edit-memorial\/aksel-mose/)
  await expectAccessible(page)
  await openSection(page, 'Billeder, film og stemmer')
  const files = [await phonePicture('have.jpg', 1), await phonePicture('hus.jpg', 6)]
  await page.getByLabel('Vælg billeder').setInputFiles(files)
  await expect(page.locator('#billeder img')).toHaveCount(2)
  const textFile = { name: 'brev.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Kære alle') }
  await page.getByLabel('Vælg billeder').setInputFiles(textFile)
  await expect(page.getByRole('alert').filter({ hasText: 'brev.jpg' })).toContainText(
    'Filen er ikke et billede, vi kan læse.',
  )
  await openSection(page, 'Åbn eller skjul siden')
  await openToOthers(page)
  await expect(page.getByRole('link', { name: 'Åbn mindesiden' })).toBeVisible()
  await page.getByRole('link', { name: 'Åbn mindesiden' }).click()
  await expect(page).toHaveURL(/\/memorial\/aksel-mose/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aksel Mose')
})

test('a template brings its headings', async ({ page, context, site }) => {
  const family = await site.family()
  await signInAs(context, family)
  await page.goto(`/create-memorial/template?qrCode=${family.code}`)
  await page.getByLabel(/^En bedsteforælder/).check()
  await page.getByLabel('Fornavn').fill('Mormor Agnes')
  await page.getByRole('main').getByRole('button').last().click()
  await expect(page).toHaveURL(/\/edit-memorial\/mormor-agnes/)
  const story = page.getByRole('textbox', { name: 'Livshistorien' })
  await expect(story.getByRole('heading').first()).toBeVisible()
})

test('two share one stone', async ({ page, context, browser, site }) => {
  const family = await site.family()
  const first = await makeMemorial(family, { firstName: 'Karl' })
  const second = await makeMemorial(family, { firstName: 'Anna', linked: false, published: false })
  await signInAs(context, family)
  await page.goto(`/qr-setup/${family.code}`)
  await expect(page.getByRole('heading', { name: 'Er der to på stenen?' })).toBeVisible()
  await page.getByRole('link', { name: 'Brug en mindeside, du har' }).click()
  await expectAccessible(page)
  await page.getByLabel(second.name).check()
  await page.getByRole('button', { name: 'Knyt siden til koden' }).click()
  await expect(page.getByRole('heading', { name: 'Koden fører til begge' })).toBeVisible()
  await page.goto(`/edit-memorial/${second.slug}#udgiv`)
  await openToOthers(page)
  await expect(page.getByRole('link', { name: 'Åbn mindesiden' })).toBeVisible()
  const passerBy = await (await browser.newContext()).newPage()
  await passerBy.goto(`/QR/${family.code}`)
  await expect(passerBy).toHaveURL(`/memorial/qr/${family.code}/dual`)
  await expectAccessible(passerBy)
  for (const { name, slug } of [first, second]) {
    await expect(passerBy.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', `/memorial/${slug}`)
  }
  await passerBy.context().close()
})
