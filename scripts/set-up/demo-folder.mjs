// Data folders with demo content, for tests: filled once a day for the same content, and copied.
import fs from 'node:fs'
import path from 'node:path'
import lockfile from 'proper-lockfile'
import { contentHash } from './content-hash.mjs'
import { ensurePrismaClient } from './prisma-client.mjs'
import { ensurePrograms } from './programs.mjs'
import { ROOT } from './root.mjs'
import { runQuietly } from './run-command.mjs'

const FOLDERS = path.join(ROOT, '.data-test')

/**
 * Puts a database and files with demo content into `target`, which must not exist. Nothing runs on it yet. Addresses in
 * it are those of a site on another port.
 * @param {string} target
 */
export async function copyDemoFolder(target) {
  await ensurePrismaClient()
  await ensurePrograms()
  fs.mkdirSync(FOLDERS, { recursive: true })
  const name = `demo-${demoStamp()}`
  const release = await lockfile.lock(FOLDERS, {
    lockfilePath: path.join(FOLDERS, 'demo.lock'),
    retries: { retries: 3_000, factor: 1, minTimeout: 100 },
  })
  try {
    const source = path.join(FOLDERS, name)
    if (!fs.existsSync(source)) await make(source)
    // With its owners: PostgreSQL opens only what belongs to its own user.
    await runQuietly('cp', ['-a', '--reflink=auto', source, target])
  } finally {
    await release()
  }
}

// Its dates count from the day it is filled.
function demoStamp() {
  const content = contentHash(ROOT, ['generated/programs/seed.mjs', 'prisma/migrations', 'scripts/stand-in'])
  return `${new Date().toISOString().slice(0, 10)}-${content.slice(0, 12)}`
}

async function make(folder) {
  for (const name of fs.readdirSync(FOLDERS)) {
    if (name.startsWith('demo-')) fs.rmSync(path.join(FOLDERS, name), { recursive: true, force: true })
  }
  const draft = `${folder}.draft`
  await runQuietly(process.execPath, [import.meta.filename, draft])
  fs.renameSync(draft, folder)
}

if (process.argv[1] === import.meta.filename) {
  const [{ prepareDatabase }, { startPaymentStandIn }, { beforeEnd, end }, { secretsOf }, { fillDemoContent }] =
    await Promise.all([
      import('../server/prepare-database.mjs'),
      import('../server/payment-stand-in.mjs'),
      import('../server/clean-up.mjs'),
      import('./secrets.mjs'),
      import('./demo-content.mjs'),
    ])
  const folder = process.argv[2]
  fs.rmSync(folder, { recursive: true, force: true })
  // Tests must never fill a configured database, nor write to a real provider.
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL']) {
    process.env[name] = ''
  }
  Object.assign(process.env, { ...secretsOf(folder), DATA_DIR: folder, DEMO_DATA: '1', PORT: '3100' })
  process.env.SITE_URL = 'http://127.0.0.1:3100'
  try {
    process.env.DATABASE_URL = await prepareDatabase({ durable: false })
    beforeEnd(await startPaymentStandIn())
    await fillDemoContent({ whole: true })
    await end(0)
  } catch (error) {
    console.error(error.message)
    await end(1)
  }
}
