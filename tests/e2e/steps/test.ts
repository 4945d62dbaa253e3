import { test as base, expect } from '@playwright/test'
import { type House, openHouse } from './house'
import { someAddress } from './network-address'

type Fixtures = { address: string }
type WorkerFixtures = { house: House }

/** Every test has its own data: `house` makes codes and families, and `address` is a unique client address. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  house: [
    async ({ playwright }, use) => {
      const house = await openHouse(playwright.request, `http://127.0.0.1:${process.env.E2E_PORT}`)
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  address: async ({}, use) => use(someAddress()),
  extraHTTPHeaders: async ({ address }, use) => use({ 'x-forwarded-for': address }),
})

export { expect }
