import { expect, type Page } from '@playwright/test'

/** The addresses of the pages that this browser keeps for times without connection. */
export function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('mindelund-sider')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })
}

/** How many pictures of pages this browser keeps. */
export function countKeptPictures(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('mindelund-billeder')).keys()).length)
}

/** Waits until the worker has kept the page with so many of its pictures. */
export async function untilKept(page: Page, path: string, pictures = 0): Promise<void> {
  await expect.poll(() => keptPages(page), { message: `${path} is kept` }).toContain(path)
  await expect
    .poll(() => countKeptPictures(page), { message: 'its pictures are kept' })
    .toBeGreaterThanOrEqual(pictures)
}
