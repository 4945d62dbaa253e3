// `npm run dev`: the development server, on the same database and data folder as `npm run app`.
import { beforeEnd, end, endOnSignals } from './server/clean-up.mjs'
import { assertPortFree } from './server/http-server.mjs'
import { listenHost, reachSentence } from './server/listen-address.mjs'
import { installPackages, isInstalled } from './set-up/install.mjs'
import { requireNodeVersion } from './set-up/node-version.mjs'
import { step } from './set-up/progress.mjs'
import { dataDir, ROOT } from './set-up/root.mjs'
import { secretsOf } from './set-up/secrets.mjs'
import { loadEnvFiles, readNumber } from './set-up/settings.mjs'

requireNodeVersion()
process.chdir(ROOT)
loadEnvFiles()
endOnSignals()

try {
  const server = await start()
  await end(await server.ended)
} catch (error) {
  console.error(`\n${error.message}\n`)
  await end(1)
}

async function start() {
  if (!isInstalled()) await step('Henter pakkerne', installPackages)
  const { ensurePrismaClient } = await import('./set-up/prisma-client.mjs')
  const { launchServer } = await import('./server/launch.mjs')
  const { startPaymentStandIn } = await import('./server/payment-stand-in.mjs')
  const { prepareDatabase } = await import('./server/prepare-database.mjs')
  const { fillDemoContent } = await import('./set-up/demo-content.mjs')
  const { watchPrograms } = await import('./set-up/programs.mjs')
  const port = readNumber('PORT', { fallback: 3000, min: 1, max: 65_535 })
  await assertPortFree(port, listenHost())
  Object.assign(process.env, {
    ...secretsOf(dataDir()),
    DATA_DIR: dataDir(),
    HOST: listenHost(),
    PORT: String(port),
    SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
  })
  process.env.DATABASE_URL = await prepareDatabase()
  await ensurePrismaClient()
  beforeEnd(await watchPrograms())
  beforeEnd(await startPaymentStandIn())
  if (process.env.DEMO_DATA === '1') await step('Lægger demoindhold i', fillDemoContent)
  const server = launchServer({ dev: true, env: { ...process.env, NODE_ENV: 'development' } })
  beforeEnd(server.stop)
  await step('Starter udviklingsserveren', () => server.ready)
  console.log(`\n  ${process.env.SITE_URL}\n  ${reachSentence({ host: listenHost(), port, command: 'npm run dev' })}\n`)
  return server
}
