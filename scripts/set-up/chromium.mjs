import fs from 'node:fs'
import { installWithApt } from './apt.mjs'
import { packageProgram } from './packages.mjs'
import { runQuietly } from './run-command.mjs'

// Headless Chromium: the tests see the same, in two thirds of the time.
const SHELL = '/usr/bin/chromium-headless-shell'
const PLACES = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Arguments for every browser: root may not use the sandbox, and a browser under test must not access the network on
 * its own.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--disable-dev-shm-usage',
]

/** @returns {string | undefined} this machine's Chromium; without one Playwright uses its own */
export function findChromium() {
  return [process.env.PLAYWRIGHT_CHROMIUM, ...PLACES].find((place) => place && fs.existsSync(place))
}

/**
 * Makes sure there is a browser: the headless shell, else from Debian's packages, else any found, else from
 * Playwright.
 * @returns {Promise<{ note: string | undefined }>}
 */
export async function ensureChromium() {
  if (process.env.PLAYWRIGHT_CHROMIUM || fs.existsSync(SHELL)) return { note: findChromium() }
  for (const name of ['chromium-headless-shell', 'chromium']) {
    // No rights, or no such package: fall back to another.
    await installWithApt([name, 'fonts-liberation'])
    if (findChromium()) return { note: findChromium() }
  }
  await runQuietly(process.execPath, [packageProgram('@playwright/test', 'playwright'), 'install', 'chromium'])
  return { note: 'Playwrights egen' }
}
