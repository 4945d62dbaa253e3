import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible'
import { makeMemorial, signInAs } from './steps/family'
import { phonePicture } from './steps/pictures'
import { expect, test } from './steps/test'

const goOn = (page: Page) => page.getByRole('button', { name: 'Gem og fortsæt' }).click()
const expectStep = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 15_000 })

/** By the picture itself, not by how the page crops it. */
const isTall = (picture: Locator) =>
  picture.evaluate((image) => Number(image.getAttribute('height')) > Number(image.getAttribute('width')))

test('the guided way leads from the code to the page, with pictures turned right', async ({ page, context, house }) => {
  const family = await house.family()
  await signInAs(context, family)
  await page.goto(`/qr-setup/${family.code}`)
  await page.getByRole('link', { name: 'Lav en ny mindeside' }).click()
  await expectStep(page, 'Opret mindeside')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Begynd trin for trin' }).click()
  await expectStep(page, 'Hvem er mindesiden for?')
  await expectAccessible(page)
  await page.getByLabel('Fornavn').fill('Thyra')
  await page.getByLabel('Efternavn').fill('Bækgård')
  await goOn(page)
  await expectStep(page, 'Født og død')
  await page.getByRole('group', { name: 'Født' }).getByLabel('År').fill('1931')
  const died = page.getByRole('group', { name: 'Død' })
  await died.getByLabel('Dag').fill('4')
  await died.getByLabel('Måned').selectOption('maj')
  await died.getByLabel('År').fill('2024')
  await page.getByLabel('Fødested').fill('Ærøskøbing')
  await goOn(page)
  await expectStep(page, 'Et portræt')
  await page.getByLabel('Vælg et portræt').setInputFiles(await phonePicture('kvart-drejet.jpg', 6))
  await expect(page.getByRole('button', { name: 'Fjern som portræt' })).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await page.getByLabel('Vælg et andet portræt').setInputFiles(await phonePicture('på-hovedet.jpg', 3))
  await expect(page.getByText('på-hovedet.jpg')).toHaveCount(0, { timeout: 20_000 })
  await page.getByRole('button', { name: 'Fortsæt' }).click()
  await expectStep(page, 'Mindeord')
  await page.getByLabel('Mindeord').fill('Hun så lyset i alt.')
  await goOn(page)
  await expectStep(page, 'Livshistorien')
  await page.getByRole('textbox', { name: 'Livshistorien' }).fill('Thyra blev født ved havnen og blev der.')
  await expectAccessible(page)
  await goOn(page)
  await expectStep(page, 'Gravsted og bisættelse')
  await page.getByLabel('Kirkegård eller sted').fill('Ærøskøbing Kirkegård')
  await goOn(page)
  await expectStep(page, 'Hvem må se siden?')
  await page.getByLabel('Alle, der har linket eller scanner koden').check()
  await goOn(page)
  await expectStep(page, 'Det er gemt')
  await page.getByRole('button', { name: 'Vis mindesiden' }).click()
  await expect(page).toHaveURL(/\/memorial\/thyra-baekgaard/, { timeout: 15_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thyra Bækgård')
  for (const words of ['1931', '4. maj 2024', 'Ærøskøbing Kirkegård', 'Hun så lyset i alt.', 'født ved havnen']) {
    await expect(page.getByText(words).first()).toBeVisible()
  }
  // A quarter turn makes the wide picture tall; upside down leaves it wide.
  expect(await isTall(page.locator('#billeder img'))).toBe(true)
  expect(await isTall(page.getByRole('img', { name: 'Portræt af Thyra Bækgård' }))).toBe(false)
  await expectAccessible(page)
})

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
  await expect(page).toHaveURL(/\/edit-memorial\/aksel-mose/, { timeout: 15_000 })
  await expectAccessible(page)
  const files = [await phonePicture('have.jpg', 1), await phonePicture('hus.jpg', 6)]
  await page.getByLabel('Vælg billeder').setInputFiles(files)
  await expect(page.locator('#billeder img')).toHaveCount(2, { timeout: 20_000 })
  const textFile = { name: 'brev.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Kære alle') }
  await page.getByLabel('Vælg billeder').setInputFiles(textFile)
  await expect(page.getByRole('alert').filter({ hasText: 'brev.jpg' })).toContainText(
    'Filen er ikke et billede, vi kan læse.',
  )
  await page.getByRole('button', { name: 'Vis mindesiden' }).click()
  await expect(page.getByRole('link', { name: 'Åbn mindesiden' })).toBeVisible()
  await page.getByRole('link', { name: 'Åbn mindesiden' }).click()
  await expect(page).toHaveURL(/\/memorial\/aksel-mose/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aksel Mose')
})

test('a template brings its headings', async ({ page, context, house }) => {
  const family = await house.family()
  await signInAs(context, family)
  await page.goto('/create-memorial/template')
  await expectAccessible(page)
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
  await page.goto(`/edit-memorial/${second.slug}`)
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
