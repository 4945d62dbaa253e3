import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './scripts/set-up/chromium.mjs'
import { freePort } from './scripts/set-up/free-port.mjs'

// The workers load this file again and find the port that the first loading chose.
process.env.E2E_PORT ||= String(await freePort())
const port = Number(process.env.E2E_PORT)
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/steps/sign-staff-in.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  // Patience costs a green run nothing: on a busy machine a page or a proof takes many times what it takes alone.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT || 'test-results/report.json' }]],
  use: {
    baseURL,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    // Calls behind a worker cannot be held or answered by a test; tests/e2e/offline.spec.ts lets it in.
    serviceWorkers: 'block',
    // A trace of every test costs a third of the time; TRACE=1 brings it back for the one that puzzles.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
  projects: [
    // Without a browser, with processes of their own that may be killed; first, since they wait more than they work.
    { name: 'faults', testDir: 'tests/faults' },
    {
      name: 'phone',
      // In desk/ stand the journeys of those who work at a desk; without a browser (calls/) its window has no size.
      testIgnore: ['**/calls/**', '**/desk/**'],
      use: {
        ...devices['Pixel 5'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      // In once/ stand journeys that go the same way in every size: what fits where is looked at in phone/pages.spec.ts.
      testIgnore: ['**/phone/**', '**/once/**'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node scripts/e2e-server.mjs',
    env: { PORT: String(port) },
    // Up is when the whole service says so.
    url: `${baseURL}/api/health`,
    // E2E_SERVER=running with E2E_PORT tries the journeys on a server that stands already, e.g. `npm run dev`.
    reuseExistingServer: process.env.E2E_SERVER === 'running',
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
