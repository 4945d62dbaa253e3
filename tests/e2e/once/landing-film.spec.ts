import { expectAccessible } from '../steps/expect-accessible'
import { filmButton, setFilm } from '../steps/film'
import { expect, test } from '../steps/test'

const ID = 'aB3_-xY9zQ0'

test('the film is shown, and the video host is not contacted before the click', async ({ page }) => {
  const asked = await setFilm(page, `https://www.youtube.com/watch?v=${ID}&t=3`)
  await page.goto('/')
  await expect(filmButton(page)).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await filmButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sådan virker en mindeside' })
  const film = dialog.locator('iframe')
  await expect(film).toHaveAttribute('title', 'Film: sådan virker en mindeside')
  await expect(film).toHaveAttribute('src', new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${ID}\\?`))
  await expect(film.contentFrame().getByText('Filmen spiller')).toBeVisible()
  expect(asked).toHaveLength(1)
  await expect(page.getByText('Video kunne ikke indlæses')).toHaveCount(0)
})

test('with no film, or a host that only looks alike, the dialog says so and explains with drawings instead', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  for (const link of ['fails', `https://www.youtube.com.example/watch?v=${ID}`]) {
    const asked = await setFilm(page, link)
    await page.goto('/')
    await filmButton(page).click()
    await expect(dialog.getByRole('alert')).toContainText('Video kunne ikke indlæses')
    await expect(dialog.getByRole('listitem')).toHaveText([/koden/, /Mindesiden/, /lys/, /hilsen/])
    await expect(dialog.locator('iframe')).toHaveCount(0)
    expect(asked).toEqual([])
  }
  await expectAccessible(page)
})

test('the film is opened and closed by keyboard, and the focus returns', async ({ page }) => {
  await setFilm(page, `https://youtu.be/${ID}`)
  await page.goto('/')
  await filmButton(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('iframe')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Luk' })).toBeFocused()
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(await dialog.evaluate((panel) => panel.contains(document.activeElement)), key).toBe(true)
  }
  await dialog.getByRole('button', { name: 'Luk' }).focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(filmButton(page)).toBeFocused()
})

test('a visitor who navigates to the front page from another page sees the film too', async ({ page }) => {
  await setFilm(page, `https://youtu.be/${ID}`)
  await page.goto('/qr-info')
  await page.getByRole('banner').getByRole('link', { name: 'Digitale mindesider' }).click()
  await filmButton(page).click()
  const film = page.getByRole('dialog').locator('iframe')
  await expect(film.contentFrame().getByText('Filmen spiller')).toBeVisible()
  await expect(page).toHaveURL('/')
})
