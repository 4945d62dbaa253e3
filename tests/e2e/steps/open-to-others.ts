import { expect, type Page } from '@playwright/test'

/** Opens the page that is being written for others: asked, answered, and told. */
export async function openToOthers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Åbn siden for andre' }).click()
  await page.getByRole('button', { name: 'Ja, åbn siden' }).click()
  await expect(page.getByRole('heading', { name: 'Siden er åben' })).toBeVisible()
}
