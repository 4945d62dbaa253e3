import type { Locator, Page } from '@playwright/test'
import { openSection } from '../steps/editor'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { phonePicture } from '../steps/pictures'
import { expect, test } from '../steps/test'

const goOn = (page: Page) => page.getByRole('button', { name: 'Gem og fortsæt' }).click()
const expectStep = (page: Page, title: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

/** By the picture itself, not by how the page crops it. */
const _isTall = (picture: Locator) =>
  picture.evaluate((image) => Number(image.getAttribute('height')) > Number(image.getAttribute('width')))

test('what was begun is gone on with another day', async ({ page, context, browser, house }) => {
  const family = await house.family()
  await signInAs(context, family)
  await page.goto(`/create-memorial/guided?qrCode=${family.code}`)
  await page.getByLabel('Fornavn').fill('Ejnar')
  await page.getByLabel('Efternavn').fill('Klit')
  await goOn(page)
  await expectStep(page, 'Født og død')
  await page.getByRole('group', { name: 'Født' }).getByLabel('År').fill('1940')
  await goOn(page)
  await expectStep(page, 'Et portræt')
  await page.close()
  const atHome = await browser.newContext()
  await signInAs(atHome, family)
  const other = await atHome.newPage()
  await other.goto('/create-memorial')
  await other.getByRole('link', { name: 'Fortsæt med Ejnar Klit' }).click()
  await expectStep(other, 'Et portræt')
  await other.getByRole('link', { name: 'Tilbage' }).click()
  await expectStep(other, 'Født og død')
  await expect(other.getByRole('group', { name: 'Født' }).getByLabel('År')).toHaveValue('1940')
  await atHome.close()
})

test('a blank page is written in the editor and shown', async ({ page, context, house }) => {
  const family = await house.family()
  await signInAs(context, family)
  await page.goto(`/create-memorial/blank?qrCode=${family.code}`)
  await expectAccessible(page)
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
  await openSection(page, 'Vis eller skjul siden')
  await page.getByRole('button', { name: 'Vis mindesiden' }).click()
  await expect(page.getByRole('link', { name: 'Åbn mindesiden' })).toBeVisible()
  await page.getByRole('link', { name: 'Åbn mindesiden' }).click()
  await expect(page).toHaveURL(/\/memorial\/aksel-mose/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aksel Mose')
})

test('a template brings its headings', async ({ page, context, house }) => {
  const family = await house.family()
  await signInAs(context, family)
  await page.goto(`/create-memorial/template?qrCode=${family.code}`)
  await expectAccessible(page)
  await page.getByLabel(/^En bedsteforælder/).check()
  await page.getByLabel('Fornavn').fill('Mormor Agnes')
  await page.getByRole('main').getByRole('button').last().click()
  await expect(page).toHaveURL(/\/edit-memorial\/mormor-agnes/)
  const story = page.getByRole('textbox', { name: 'Livshistorien' })
  await expect(story.getByRole('heading').first()).toBeVisible()
})

test('two share one stone', async ({ page, context, browser, house }) => {
  const family = await house.family()
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
  await page.getByRole('button', { name: 'Vis mindesiden' }).click()
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
