import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './scripts/set-up/chromium.mjs'
import { freePort } from './scripts/set-up/free-port.mjs'

// The workers load this file again and must use the port of the first load.
process.env.E2E_PORT ||= String(await freePort())
const port = Number(process.env.E2E_PORT)
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/steps/sign-staff-in.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the cores: a journey also waits, e.g. for a picture or a mail.
  workers: 3,
  retries: 0,
  // Guards against hanging, which cost a green run nothing: on a busy machine a page or a proof takes many times as long.
  timeout: 400_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT || 'test-results/report.json' }]],
  use: {
    baseURL,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    // Tests cannot intercept requests behind a service worker; tests/e2e/once/offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Tracing every test costs a third of the time; a journey that failed is traced when it is tried again.
    trace: process.env.TRACE ? 'on' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
  projects: [
    {
      name: 'phone',
      // desk/ has journeys of staff and by keyboard; calls/ need no browser, so the window size is irrelevant.
      testIgnore: ['**/calls/**', '**/desk/**'],
      use: {
        ...devices['Pixel 5'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        // Every frame of an animation is painted by the processor: a tenth of the time. The other size has animations.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'desktop',
      // once/ has journeys that do not depend on the size; phone/pages.spec.ts checks layouts.
      testIgnore: ['**/phone/**', '**/once/**'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node scripts/e2e-server.mjs',
    env: { PORT: String(port) },
    // Ready when the health check passes.
    url: `${baseURL}/api/health`,
    // E2E_SERVER=running with E2E_PORT runs the journeys against a running server, e.g. `npm run dev`.
    reuseExistingServer: process.env.E2E_SERVER === 'running',
    timeout: 300_000,
    stdout: 'pipe',
    // Longer than the launcher may take for the server and then the database, on a busy machine.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
})
