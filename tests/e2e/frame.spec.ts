import { expectAccessible } from './steps/expect-accessible'
import { makeMemorial, signInAs } from './steps/family'
import { openNavigation } from './steps/open-navigation'
import { expect, test } from './steps/test'

test('an unknown address says so and leads home', async ({ page }) => {
  for (const path of ['/findes-ikke', '/memorial/findes-ikke', '/admin-findes-ikke/a/b', '/edit-memorial']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden blev ikke fundet')
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Gå til forside' }).click()
  await expect(page).toHaveURL('/')
})

test('the landing page starts the journey for visitors and signed-in users', async ({ page, context, site }) => {
  await page.goto('/')
  await expectAccessible(page)
  await expect(page.getByText('Digitale mindesider').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kom i gang nu' }).first()).toHaveAttribute('href', '/qr-info')
  const visitors = await openNavigation(page)
  await expect(visitors.getByRole('link', { name: 'Log ind' })).toBeVisible()
  await expect(visitors.getByRole('link', { name: 'Opret konto' })).toHaveAttribute('href', '/qr-info')
  await expectAccessible(page)
  await signInAs(context, await site.family())
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Opret mindeside' }).first()).toHaveAttribute('href', '/create-memorial')
  const own = await openNavigation(page)
  await expect(own.getByRole('link', { name: 'Min profil' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Log ud' })).toBeVisible()
  await expect(own.getByRole('link', { name: 'Administration' })).toHaveCount(0)
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

test('a members-only page does not exist for others', async ({ page, context, site }) => {
  const family = await site.family()
  const { slug, name } = await makeMemorial(family, { fields: { visibility: 'members' } })
  const expectNothing = async () => {
    const response = await page.goto(`/memorial/${slug}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByText(name)).toHaveCount(0)
    for (const call of [`/api/memorials/${slug}`, `/api/memorials/${slug}/contributions?kind=greeting`]) {
      expect([401, 404]).toContain((await page.request.get(call)).status())
    }
  }
  await expectNothing()
  await signInAs(context, await site.family())
  await expectNothing()
  await page.goto(`/QR/${family.code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mindesiden er for familien')
  await context.clearCookies()
  await signInAs(context, family)
  await page.goto(`/memorial/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
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
