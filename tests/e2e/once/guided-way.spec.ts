import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible'
import { signInAs } from '../steps/family'
import { openToOthers } from '../steps/open-to-others'
import { phonePicture } from '../steps/pictures'
import { expect, test } from '../steps/test'

const goOn = (page: Page) => page.getByRole('button', { name: 'Gem og fortsæt' }).click()
const expectStep = (page: Page, title: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

/** By the picture's own size, not by its crop on the page. */
const isTall = (picture: Locator) =>
  picture.evaluate((image) => Number(image.getAttribute('height')) > Number(image.getAttribute('width')))

/** Holds the bytes of what is uploaded until the returned function is called. */
async function holdUploads(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/uploads/*', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('the guided way leads from the code to the page, with pictures upright', async ({ page, context, site }) => {
  const family = await site.family()
  await signInAs(context, family)
  await page.goto(`/qr-setup/${family.code}`)
  await page.getByRole('link', { name: 'Lav en ny mindeside' }).click()
  await expectStep(page, 'Opret mindeside')
  await page.getByRole('link', { name: 'Begynd trin for trin' }).click()
  await expectStep(page, 'Hvem er mindesiden for?')
  await page.getByLabel('Fornavn').fill('Thyra')
  await page.getByLabel('Efternavn').fill('Bækgård')
  await goOn(page)
  await expectStep(page, 'Født og død')
  await page.getByRole('group', { name: 'Født' }).getByLabel('År').fill('1931')
  const died = page.getByRole('group', { name: 'Død' })
  await died.getByLabel('Dag').fill('31')
  await died.getByLabel('Måned').selectOption('februar')
  await died.getByLabel('År').fill('2024')
  await goOn(page)
  await expect(died.getByText('Den dag findes ikke i måneden.')).toBeVisible()
  await died.getByLabel('Dag').fill('4')
  await died.getByLabel('Måned').selectOption('maj')
  await page.getByLabel('Fødested').fill('Ærøskøbing')
  await goOn(page)
  await expectStep(page, 'Et portræt')
  const letter = { name: 'brev.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
  await page.getByLabel('Vælg et portræt').setInputFiles(letter)
  const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: 'brev.pdf' })
  await expect(refusal).toBeVisible()
  // Retrying would never make the letter a picture.
  await expect(page.getByRole('button', { name: 'Prøv brev.pdf igen' })).toHaveCount(0)
  await page.getByLabel('Vælg et portræt').setInputFiles(await phonePicture('kvart-drejet.jpg', 6))
  await expect(page.getByRole('button', { name: 'Fjern som portræt' })).toBeVisible()
  await expect(refusal).toHaveCount(0)
  await expectAccessible(page)
  // A quarter turn makes the wide picture tall; upside down it stays wide.
  expect(await isTall(page.getByRole('img', { name: 'Portrættet' }))).toBe(true)
  // The next one is under way while the family goes on, back and on again.
  const release = await holdUploads(page)
  await page.getByLabel('Vælg et andet portræt').setInputFiles(await phonePicture('på-hovedet.jpg', 3))
  await expect(page.getByText('på-hovedet.jpg')).toBeVisible()
  const tray = page.getByRole('list', { name: 'Filer på vej' })
  await expect(tray).toHaveCount(0)
  await page.getByRole('button', { name: 'Fortsæt' }).click()
  await expectStep(page, 'Mindeord')
  await expect(tray).toContainText('Portrættet er på vej')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Tilbage' }).click()
  await expectStep(page, 'Et portræt')
  await expect(page.getByText('på-hovedet.jpg')).toBeVisible()
  await expect(page.getByText('nåede ikke helt frem')).toHaveCount(0)
  await expect(tray).toHaveCount(0)
  await page.getByRole('button', { name: 'Fortsæt' }).click()
  await expectStep(page, 'Mindeord')
  await page.getByLabel('Mindeord').fill('Hun så lyset i alt.')
  await goOn(page)
  await expectStep(page, 'Livshistorien')
  await page.getByRole('textbox', { name: 'Livshistorien' }).fill('Thyra blev født ved havnen og blev der.')
  await expectAccessible(page)
  await goOn(page)
  await expectStep(page, 'Gravsted og højtidelighed')
  await page.getByLabel('Kirkegård eller sted').fill('Ærøskøbing Kirkegård')
  await goOn(page)
  await expectStep(page, 'Hvem må se siden?')
  await page.getByLabel('Alle, der har linket eller scanner koden').check()
  await goOn(page)
  await expectStep(page, 'Det er gemt')
  // The last card has a place for the portrait, and shows it once it is ready.
  await expect(page.getByRole('main').getByText('Portrættet gøres klar …')).toBeVisible()
  release()
  const portrait = page.getByRole('img', { name: 'Portrættet' })
  await expect(portrait).toBeVisible()
  expect(await isTall(portrait)).toBe(false)
  await expect(tray).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Et billede bag navnet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Et portræt' })).toHaveCount(0)
  await openToOthers(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Åbn mindesiden' }).click()
  await expect(page).toHaveURL(/\/memorial\/thyra-baekgaard/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thyra Bækgård')
  for (const words of ['1931', '4. maj 2024', 'Ærøskøbing Kirkegård', 'Hun så lyset i alt.', 'født ved havnen']) {
    await expect(page.getByText(words).first()).toBeVisible()
  }
  // What was sent as portrait is not among the pictures, also after another took its place.
  await expect(page.locator('#billeder img')).toHaveCount(0)
  expect(await isTall(page.getByRole('img', { name: 'Portræt af Thyra Bækgård' }))).toBe(false)
})
