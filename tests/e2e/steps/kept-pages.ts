import { expect, type Page } from '@playwright/test'

/** The addresses of the pages this browser keeps for offline use. */
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

/** Waits until the worker has kept the page with this many of its pictures. */
export async function untilKept(page: Page, path: string, pictures = 0): Promise<void> {
  await expect.poll(() => keptPages(page), { message: `${path} is kept` }).toContain(path)
  await expect
    .poll(() => countKeptPictures(page), { message: 'its pictures are kept' })
    .toBeGreaterThanOrEqual(pictures)
}

/** Waits until this browser knows which codes lead to the page. */
export async function untilStoneIsKnown(page: Page, slug: string): Promise<void> {
  const known = () =>
    page.evaluate(async (address) => {
      const answer = await (await caches.open('mindelund-koder')).match(address)
      return answer ? (await answer.json()).marks.length : 0
    }, `/api/memorials/${slug}/code-marks`)
  await expect.poll(known, { message: `${slug} is known by its stone` }).toBe(1)
}
