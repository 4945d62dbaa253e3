import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import lockfile from 'proper-lockfile'
import { serwistConfig } from '../../serwist.config.mjs'
import { contentHash } from './content-hash.mjs'
import { bringEarlierFilesBack, setEarlierFilesAside } from './earlier-files.mjs'
import { packageProgram } from './packages.mjs'
import { buildPageScript } from './page-script.mjs'
import { ensurePrismaClient } from './prisma-client.mjs'
import { ensurePrograms } from './programs.mjs'
import { ROOT } from './root.mjs'
import { runQuietly } from './run-command.mjs'

const SOURCES = [
  ...['app', 'components', 'lib', 'public', 'types', 'prisma/schema'],
  ...[
    'instrumentation.ts',
    'instrumentation-client.ts',
    'middleware.ts',
    'next.config.mjs',
    'postcss.config.mjs',
    'tailwind.config.ts',
  ],
  ...['serwist.config.mjs', 'tsconfig.json', 'package-lock.json'],
]

const COMPANY = ['COMPANY_NAME', 'COMPANY_CVR', 'COMPANY_ADDRESS', 'COMPANY_PHONE', 'COMPANY_EMAIL']

// Tests are not built, and the service worker is itself build output.
const isBuilt = (file) => !/\.test\.tsx?$/.test(file) && file !== 'public/sw.js'

const distDir = () => path.join(ROOT, process.env.NEXT_DIST_DIR || '.next')
const lockOptions = () => ({ lockfilePath: `${distDir()}.lock`, stale: 20_000 })
const stampFile = () => path.join(distDir(), 'source-stamp')
const settingsFile = () => path.join(distDir(), 'built-for')
// Settings that prerendered pages contain.
export const PUBLISHED = ['SITE_NAME', 'SUPPORT_EMAIL', 'VITALS', ...COMPANY]

/** @returns {boolean} whether there is a finished build, of any sources: the stamp is written last */
export const hasBuild = () => fs.existsSync(stampFile())

/** @returns {Promise<boolean>} whether a build is under way in this folder */
export const isBeingBuilt = async () => fs.existsSync(distDir()) && lockfile.check(distDir(), lockOptions())

/** Notes which settings the prerendered pages contain. */
export const noteSettings = (env) => fs.writeFileSync(settingsFile(), settingsHash(env, ['SITE_URL']))

/** @returns {boolean} whether the prerendered pages match these settings of the site and its operator */
export function wasBuiltFor(env) {
  return fs.existsSync(settingsFile()) && fs.readFileSync(settingsFile(), 'utf8') === settingsHash(env, ['SITE_URL'])
}

function settingsHash(env, more = []) {
  const settings = [...more, ...PUBLISHED].map((name) => env[name] || '')
  return crypto.createHash('sha256').update(JSON.stringify(settings)).digest('hex')
}

/**
 * Builds for production if the sources changed since the last build.
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<boolean>} whether it built now
 */
export async function ensureBuild({ force = false } = {}) {
  await ensurePrismaClient()
  await ensurePrograms()
  if (!force && isCurrent()) return false
  fs.mkdirSync(distDir(), { recursive: true })
  const release = await lockfile.lock(distDir(), {
    ...lockOptions(),
    update: 4_000,
    retries: { retries: 3_000, factor: 1, minTimeout: 200 },
  })
  try {
    // Another process may have built the same in the meantime.
    if (!force && isCurrent()) return false
    const stamp = sourceStamp()
    fs.rmSync(stampFile(), { force: true })
    setEarlierFilesAside(distDir())
    await runQuietly(process.execPath, [packageProgram('next'), 'build'], {
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    })
    bringEarlierFilesBack(distDir())
    await buildPageScript(distDir())
    await buildServiceWorker({ draftDir: distDir(), revision: stamp })
    noteSettings(process.env)
    fs.writeFileSync(stampFile(), stamp)
    return true
  } finally {
    await release()
  }
}

function isCurrent() {
  return hasBuild() && hasServiceWorker() && fs.readFileSync(stampFile(), 'utf8') === sourceStamp()
}

// The build contains headers that depend on https, and pages that name the operator.
function sourceStamp() {
  const scheme = (process.env.SITE_URL ?? '').split(':')[0] || 'http'
  return `${contentHash(ROOT, SOURCES, isBuilt)} ${scheme} ${settingsHash(process.env)}`
}

const SERVED = path.join(ROOT, 'public/sw.js')

/** @returns {boolean} whether /sw.js can be served */
const hasServiceWorker = () => fs.existsSync(SERVED)

/**
 * Bundles app/sw.ts with Serwist, into a draft that is then renamed, so that a running server never sends half a
 * worker.
 * @param {{ draftDir: string, revision: string }} options a new `revision` makes browsers refetch the offline page
 */
async function buildServiceWorker({ draftDir, revision }) {
  const [{ runBuildCommand }, { stop }] = await Promise.all([import('@serwist/cli'), import('esbuild')])
  const draft = path.join(draftDir, 'worker', `sw-${process.pid}.js`)
  const log = console.log
  // Silences Serwist; our own progress output is enough.
  console.log = () => {}
  try {
    await runBuildCommand({ config: serwistConfig({ revision, swDest: draft }), watch: false })
  } finally {
    console.log = log
    // Serwist leaves esbuild's process running, which would live as long as this one.
    await stop()
  }
  fs.mkdirSync(path.dirname(SERVED), { recursive: true })
  fs.renameSync(draft, SERVED)
}
