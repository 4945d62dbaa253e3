import { defineConfig } from '@playwright/test'

// Without a browser, with processes of its own that may be killed: it needs the build, not the server of the journeys.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/faults',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  retries: 0,
  // Guards against hanging.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT || '../../test-results/faults.json' }]],
})
