import { expect, type Page } from '@playwright/test'

/** The one toast that stands, with those words, in the region that screen readers listen to. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  // The one before it lies behind it for a moment, then fades out.
  const inFront = '[data-sonner-toast][data-front="true"][data-removed="false"]'
  const toast = page.getByRole('region', { name: /Beskeder/ }).locator(inFront)
  await expect(toast.filter({ hasText: title })).toBeVisible()
  if (description) await expect(toast.filter({ hasText: title })).toContainText(description)
}
