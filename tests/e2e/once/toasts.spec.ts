import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../steps/test'

/** Tries a sign-in that is refused with this sentence, and returns its toast. */
async function refusedLogin(page: Page, message: string): Promise<Locator> {
  await page.route('**/api/login**', (route) => route.fulfill({ status: 401, json: { message, code: 'X' } }), {
    times: 1,
  })
  await page.getByLabel('Brugernavn eller email').fill('birgit')
  await page.getByLabel('Adgangskode', { exact: true }).fill('tre gule tulipaner')
  await page.getByRole('button', { name: 'Log ind', exact: true }).click()
  const toast = page
    .getByRole('region', { name: /Beskeder/ })
    .getByRole('listitem')
    .filter({ hasText: message })
  await expect(toast).toBeVisible()
  return toast
}

async function push(page: Page, toast: Locator, distance: number): Promise<void> {
  const box = await toast.boundingBox()
  if (!box) throw new Error('The toast is not there')
  const [x, y] = [box.x + 40, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance / 2, y)
  await page.mouse.move(x + distance, y)
  await page.mouse.up()
}

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('One of them is not there')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('one toast shows at a time, is announced without taking the focus, and covers no button or message', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 })
  await page.goto('/login')
  const toast = await refusedLogin(page, 'Det første.')
  const button = page.getByRole('button', { name: 'Log ind', exact: true })
  const alert = page.getByRole('main').getByRole('alert').first()
  const region = page.getByRole('region', { name: /Beskeder/ })
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await expect(page.getByRole('button', { name: 'Luk beskeden' })).not.toBeFocused()
  // Hovering would keep the toast open.
  await page.mouse.move(0, 0)
  // Scrolls the button to where toasts appear by default.
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expect.poll(async () => (await overlaps(toast, button)) || (await overlaps(toast, alert))).toBe(false)
  await refusedLogin(page, 'Det andet.')
  await expect(region.getByRole('listitem')).toHaveCount(1)
})

test('a toast shows for five seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  const toast = await refusedLogin(page, 'Det går snart over.')
  await page.clock.runFor(4500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1500)
  await expect(toast).toBeHidden()
})

test('a toast is closed by its button, and by a swipe of 50 px but not of 45', async ({ page }) => {
  await page.goto('/login')
  const closed = await refusedLogin(page, 'Lukkes med knappen.')
  await closed.getByRole('button', { name: 'Luk beskeden' }).click()
  await expect(closed).toHaveCount(0)
  const toast = await refusedLogin(page, 'Skubbes væk.')
  await push(page, toast, 45)
  await expect(toast).toBeVisible()
  await push(page, toast, 52)
  await expect(toast).toHaveCount(0)
})
