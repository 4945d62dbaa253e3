import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { holdCall } from '../steps/hold-call'
import { openNavigation } from '../steps/open-navigation'
import { expect, test } from '../steps/test'

test('the landing page starts the journey for visitors and signed-in users', async ({ page, context, site }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(page.getByText('Digitale mindesider').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Kom i gang nu' })).toHaveAttribute('href', '/qr-info')
  await expect(main.getByRole('link', { name: 'Opret mindeside' })).toHaveCount(0)
  const visitors = await openNavigation(page)
  await expect(visitors.getByRole('link', { name: 'Log ind' })).toBeVisible()
  await expect(visitors.getByRole('link', { name: 'Opret konto' })).toHaveAttribute('href', '/qr-info')
  await expectAccessible(page)
  await signInAs(context, await site.family())
  await page.goto('/')
  await expect(main.getByRole('link', { name: 'Opret mindeside' }).first()).toHaveAttribute('href', '/create-memorial')
  await expect(main.getByRole('link', { name: 'Kom i gang nu' })).toHaveCount(0)
  const own = await openNavigation(page)
  await expect(own.getByRole('link', { name: 'Min profil' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Log ud' })).toBeVisible()
  await expect(own.getByRole('link', { name: 'Administration' })).toHaveCount(0)
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
    ['Licenser', '/licences'],
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

test('an unknown address says so and leads home', async ({ page }) => {
  for (const path of ['/findes-ikke', '/memorial/findes-ikke', '/admin-findes-ikke/a/b', '/edit-memorial']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden blev ikke fundet')
  }
  await page.getByRole('link', { name: 'Gå til forside' }).click()
  await expect(page).toHaveURL('/')
})

test('the theme is kept, and a dark page is dark from its first paint', async ({ page }) => {
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).not.toHaveClass(/dark/)
  await page.getByLabel('Udseende').selectOption('dark')
  await expect(root).toHaveClass(/dark/)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await expectAccessible(page)
  // No module of the page runs: the theme is set in the document itself.
  await page.route('**/_next/**/*.js', (route) => route.abort())
  for (const path of ['/login', '/qr-info']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(root).toHaveClass(/dark/)
  }
  await page.unroute('**/_next/**/*.js')
  await page.goto('/')
  await page.getByLabel('Udseende').selectOption('system')
  await expect(root).not.toHaveClass(/dark/)
})

test('nothing is loaded from another host', async ({ page, site }) => {
  const { slug } = await makeMemorial(await site.family())
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url())) hosts.add(new URL(request.url()).host)
  })
  for (const path of ['/', '/login', '/qr-info', `/memorial/${slug}`]) await page.goto(path)
  expect([...hosts]).toEqual([new URL(page.url()).host])
})
