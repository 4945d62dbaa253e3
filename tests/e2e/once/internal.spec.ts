import { expectAccessible } from '../steps/expect-accessible'
import { expect, test } from '../steps/test'

test('the overview of primitives is accessible in both themes', async ({ page }) => {
  await page.goto('/internal/primitives')
  await expect(page.getByRole('heading', { name: 'Byggesten' })).toBeVisible()
  const setDark = (isDark: boolean) =>
    page.evaluate((force) => document.documentElement.classList.toggle('dark', force), isDark)
  await expectAccessible(page)
  await setDark(true)
  await expectAccessible(page, 'colours')
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await sideways()).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'AlertDialog' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
  await setDark(false)
  await expectAccessible(page, 'colours')
})

test('every mail can be seen as it looks and as plain text', async ({ page }) => {
  await page.goto('/internal/mails?tema=dark&bredde=390')
  const mail = page.getByRole('region', { name: 'Nyt på mindesiderne' })
  const frame = mail.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Nyt på mindesiderne' })).toBeVisible()
  await expect(frame.getByRole('heading', { name: 'Nyt på mindesiderne' })).toHaveCSS('color', 'rgb(234, 231, 225)')
  await expect(mail.getByText('/profile#mailvalg')).toBeVisible()
  await page.getByRole('link', { name: 'Lyst' }).click()
  await expect(frame.getByRole('heading', { name: 'Nyt på mindesiderne' })).toHaveCSS('color', 'rgb(50, 46, 41)')
})

test('neither is offered to search engines or in any navigation', async ({ request }) => {
  for (const path of ['/internal/mails', '/internal/primitives']) {
    const html = await (await request.get(path)).text()
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).not.toMatch(/<a [^>]*href="\/internal[^"?]*"/)
  }
})
