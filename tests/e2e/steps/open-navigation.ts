import type { Locator, Page } from '@playwright/test'

/** The links of the header: visible on a desktop, in the side menu on a phone. */
export async function openNavigation(page: Page): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Menu' })
  const main = page.getByRole('navigation', { name: 'Hovedmenu' })
  await menu.or(main).first().waitFor()
  if (!(await menu.isVisible())) return main
  await menu.click()
  return page.getByRole('navigation', { name: 'Menu', exact: true })
}
