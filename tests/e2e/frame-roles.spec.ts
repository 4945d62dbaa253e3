import type { APIRequestContext, Page } from '@playwright/test'
import { answerOf, type DemoUser, type Site } from '@/tests/e2e/steps/site'
import { expectAccessible } from './steps/expect-accessible'
import { signInAs } from './steps/family'
import { openNavigation } from './steps/open-navigation'
import { signInAdministrator } from './steps/staff'
import { expect, test } from './steps/test'

async function callAs(site: Site, user: DemoUser): Promise<APIRequestContext> {
  const call = await site.outsider()
  await answerOf(await call.post('/api/login', { data: user }))
  return call
}

/** Label and address of each link, in order. */
async function linksOf(page: Page): Promise<string[]> {
  const navigation = await openNavigation(page)
  await expect(navigation.getByRole('link', { name: /Log ind|Min profil/ })).toBeVisible()
  return navigation
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => `${link.textContent?.replace(/Aktiv|\d.*/, '')} ${link.getAttribute('href')}`),
    )
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1280

test('a visitor finds prices, contact, resellers, and both ways in', async ({ page }) => {
  await page.goto('/pricing')
  expect(await linksOf(page)).toEqual([
    'Priser /pricing',
    'Kontakt /contact',
    'Forhandler /reseller-register',
    'Log ind /login',
    'Opret konto /qr-info',
  ])
})

test('a family finds its own pages, and its orders in the menu', async ({ page, context, site }) => {
  await signInAs(context, await site.family())
  await page.goto('/pricing')
  expect(await linksOf(page)).toEqual([
    'Priser /pricing',
    'Kontakt /contact',
    'Forhandler /reseller-dashboard',
    'Min profil /profile',
    ...(isPhone(page) ? ['Mine bestillinger /orders', 'Sidernes planer /subscription'] : []),
    'Opret mindeside /create-memorial',
  ])
})

test('a reseller is shown as active, and a family is not', async ({ page, context, site }) => {
  await signInAs(context, { call: await callAs(site, site.demo.users.reseller) })
  await page.goto('/pricing')
  const link = (await openNavigation(page)).getByRole('link', { name: /Forhandler/ })
  await expect(link).toContainText('Aktiv')
  await expect(link.locator('svg')).toBeVisible()
  await expectAccessible(page)
  await context.clearCookies()
  await signInAs(context, await site.family())
  await page.goto('/pricing')
  const plain = (await openNavigation(page)).getByRole('link', { name: /Forhandler/ })
  await expect(plain).toBeVisible()
  await expect(plain).not.toContainText('Aktiv')
})

test('an administrator finds the administration', async ({ page, context, site }) => {
  await signInAdministrator(context, site)
  await page.goto('/pricing')
  await (await openNavigation(page)).getByRole('link', { name: 'Administration' }).click()
  await expect(page).toHaveURL('/admin')
})
