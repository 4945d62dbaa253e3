import type { Page } from '@playwright/test'

/** Delays matching calls until the returned function is called. */
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
