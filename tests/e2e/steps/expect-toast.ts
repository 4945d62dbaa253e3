import { expect, type Page } from '@playwright/test'

/** Expects one toast with this text, in the live region. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  // The previous one stays behind it for a moment, then fades out.
  const inFront = '[data-sonner-toast][data-front="true"][data-removed="false"]'
  const toast = page.getByRole('region', { name: /Beskeder/ }).locator(inFront)
  await expect(toast.filter({ hasText: title })).toBeVisible()
  if (description) await expect(toast.filter({ hasText: title })).toContainText(description)
}
