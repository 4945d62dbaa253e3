import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { ROOT } from './root.mjs'
import { runQuietly } from './run-command.mjs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * What every browser here is started with: root may not use the sandbox, and a browser under test has no business on
 * the network by itself.
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

/** @returns {string | undefined} a Chromium of this machine; without one Playwright looks for its own */
export function findChromium() {
  return [process.env.PLAYWRIGHT_CHROMIUM, ...PLACES].find((place) => place && fs.existsSync(place))
}

/** Sees to it that there is a browser: found, else from Debian's packages, else from Playwright. */
export async function ensureChromium() {
  if (findChromium()) return { note: findChromium() }
  if (await installWithApt()) return { note: findChromium() }
  await runQuietly(process.execPath, [`${ROOT}/node_modules/@playwright/test/cli.js`, 'install', 'chromium'])
  return { note: 'Playwrights egen' }
}

async function installWithApt() {
  if (!fs.existsSync('/usr/bin/apt-get')) return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (asRoot.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0) return false
  const apt = (...args) => {
    const [file, ...rest] = [...asRoot, 'apt-get', ...args]
    return runQuietly(file, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  try {
    await apt('update', '-q')
    await apt('install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation')
    return Boolean(findChromium())
  } catch {
    // Without rights or without the package: Playwright is asked instead.
    return false
  }
}
