import { signInAs } from '../steps/family'
import { holdCall } from '../steps/hold-call'
import { openNavigation } from '../steps/open-navigation'
import { expect, test } from '../steps/test'

test('signing out shows progress, and ends on the front page', async ({ page, context, site }) => {
  await signInAs(context, await site.family())
  await page.goto('/pricing')
  const release = await holdCall(page, '**/api/logout**')
  const navigation = await openNavigation(page)
  await navigation.getByRole('button', { name: 'Log ud' }).click()
  await expect(navigation.getByRole('button', { name: 'Logger ud...' })).toBeDisabled()
  release()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: /Beskeder/ })).toContainText('Du er nu logget ud')
})

test('the footer describes the site, links on, and names the year and the company', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('En mindeside hører til en sten.')
  await expect(footer).toContainText('© 2025 Mindelund')
  await expect(footer.getByRole('link', { name: 'Skriv til os' })).toHaveAttribute('href', '/contact')
  for (const [name, path] of [
    ['Privatliv', '/privacy'],
    ['Betingelser', '/terms'],
    ['Cookies', '/cookies'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
})

test('a loading page says so', async ({ page }) => {
  await page.goto('/')
  // A prefetched page would be there at once, so the page itself is delayed.
  const release = await holdCall(page, '**/login?_rsc=**')
  await (await openNavigation(page)).getByRole('link', { name: 'Log ind' }).click()
  await expect(page.getByText('Indlæser...')).toBeVisible()
  release()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Indlæser...')).toBeHidden()
})
