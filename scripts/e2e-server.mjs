// The server for the journeys: the production build on a database and a data folder of its own, with demo content.
// Playwright starts and stops it, on PORT.
import fs from 'node:fs'
import path from 'node:path'
import { beforeEnd, end, endOnSignals } from './server/clean-up.mjs'
import { launchServer } from './server/launch.mjs'
import { startPaymentStandIn } from './server/payment-stand-in.mjs'
import { prepareDatabase } from './server/prepare-database.mjs'
import { copyDemoFolder } from './set-up/demo-folder.mjs'
import { ensureBuild } from './set-up/next-build.mjs'
import { step } from './set-up/progress.mjs'
import { ROOT } from './set-up/root.mjs'
import { secretsOf } from './set-up/secrets.mjs'
import { readNumber } from './set-up/settings.mjs'
import { runFolder } from './test/run-folder.mjs'

process.chdir(ROOT)
endOnSignals()

const folder = path.join(runFolder('journeys'), `e2e-${process.pid}`)
beforeEnd(() => fs.rmSync(folder, { recursive: true, force: true }))

try {
  const port = readNumber('PORT', { fallback: 3100, min: 1, max: 65_535 })
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  await step('Bygger siderne', ensureBuild)
  await step('Lægger demoindhold i', () => copyDemoFolder(folder))
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
  beforeEnd(await startPaymentStandIn())
  const server = launchServer({ env: { ...process.env, NODE_ENV: 'production' } })
  beforeEnd(server.stop)
  await step('Starter siden', () => server.ready)
  await end(await server.ended)
} catch (error) {
  console.error(`\n${error.message}\n`)
  await end(1)
}
