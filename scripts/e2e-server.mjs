// The server for the journeys: the production build on a database and a data folder of its own, with demo content.
// Playwright starts and stops it, on PORT.
import fs from 'node:fs'
import path from 'node:path'
import { startEmbeddedPostgres } from './postgres/embedded.mjs'
import { beforeEnd, end, endOnSignals } from './server/clean-up.mjs'
import { launchServer } from './server/launch.mjs'
import { startPaymentStandIn } from './server/payment-stand-in.mjs'
import { prepareDatabase } from './server/prepare-database.mjs'
import { fillDemoContent } from './set-up/demo-content.mjs'
import { ensureBuild } from './set-up/next-build.mjs'
import { step } from './set-up/progress.mjs'
import { ROOT } from './set-up/root.mjs'
import { secretsOf } from './set-up/secrets.mjs'
import { readNumber } from './set-up/settings.mjs'

process.chdir(ROOT)
endOnSignals()

const folder = path.join(ROOT, `.data-e2e-${process.pid}`)
beforeEnd(() => fs.rmSync(folder, { recursive: true, force: true }))

try {
  await removeAbandoned()
  const port = readNumber('PORT', { fallback: 3100, min: 1, max: 65_535 })
  fs.mkdirSync(folder, { recursive: true })
  // Tests must never fill the application's configured database.
  delete process.env.DATABASE_URL
  Object.assign(process.env, {
    ...secretsOf(folder),
    DATA_DIR: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: `http://127.0.0.1:${port}`,
    DEMO_DATA: '1',
    SMTP_URL: '',
    // The stand-in's keys, never real ones.
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    STRIPE_API_URL: '',
    // Each browser under test sends its own client address, so that rate limits apply to each journey separately.
    TRUSTED_PROXIES: '1',
  })
  process.env.DATABASE_URL = await prepareDatabase({ durable: false })
  await step('Bygger siderne', ensureBuild)
  beforeEnd(await startPaymentStandIn())
  await step('Lægger demoindhold i', fillDemoContent)
  const server = launchServer({ env: { ...process.env, NODE_ENV: 'production' } })
  beforeEnd(server.stop)
  await step('Starter siden', () => server.ready)
  await end(await server.ended)
} catch (error) {
  console.error(`\n${error.message}\n`)
  await end(1)
}

// A killed run leaves its folder and its database server behind.
async function removeAbandoned() {
  for (const name of fs.readdirSync(ROOT)) {
    const pid = Number(/^\.data-e2e-(\d+)$/.exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    const dir = path.join(ROOT, name, 'postgres')
    if (fs.existsSync(path.join(dir, 'pgdata/postmaster.pid'))) {
      const orphan = await startEmbeddedPostgres({ dir, durable: false })
      await orphan.stop()
    }
    fs.rmSync(path.join(ROOT, name), { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
