import { test as base, expect } from '@playwright/test'
import { someAddress } from './network-address'
import { openSite, type Site } from './site'
import { noteVisits, watchBrowser } from './visited-routes'

type Fixtures = { address: string; visits: undefined }
type WorkerFixtures = { site: Site }

/** Every test has its own data: `site` makes codes and families, and `address` is a unique client address. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({ playwright }, use) => {
      const site = await openSite(playwright.request, `http://127.0.0.1:${process.env.E2E_PORT}`)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      watchBrowser(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  visits: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
    async ({}, use, info) => noteVisits(info, () => use(undefined)),
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  address: async ({}, use) => use(someAddress()),
  extraHTTPHeaders: async ({ address }, use) => use({ 'x-forwarded-for': address }),
})

export { expect }
