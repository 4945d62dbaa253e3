import { expect, type Page } from '@playwright/test'

/** The one toast that stands, with those words, in the region that screen readers listen to. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByRole('region', { name: /Beskeder/ }).getByRole('listitem')
  await expect(toast.filter({ hasText: title })).toBeVisible()
  if (description) await expect(toast.filter({ hasText: title })).toContainText(description)
}
