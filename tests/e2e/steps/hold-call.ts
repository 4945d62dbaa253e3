import type { Page } from '@playwright/test'

/** Keeps the calls to such an address waiting until the returned function lets them through. */
export async function holdCall(page: Page, address: string): Promise<() => void> {
  let letThrough = () => {}
  const open = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(address, async (route) => {
    await open
    await route.continue()
  })
  return letThrough
}
