import { expectAccessible } from './steps/expect-accessible'
import { signInAs } from './steps/family'
import { openNavigation } from './steps/open-navigation'
import { expect, test } from './steps/test'

test('the landing page starts the journey for visitors and signed-in users', async ({ page, context, site }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expectAccessible(page)
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
