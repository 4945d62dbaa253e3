import { expect, type Page } from '@playwright/test'

/** Publishes the page being written, through the confirmation and its message. */
export async function openToOthers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Åbn siden for andre' }).click()
  await page.getByRole('button', { name: 'Ja, åbn siden' }).click()
  await expect(page.getByRole('heading', { name: 'Siden er åben' })).toBeVisible()
}
