// `npm run app`: from a fresh clone to a running site with demo content. With `--as-is` it starts what is built and
// filled already, without looking for changes, which takes half the time. Until the packages are installed only Node's
// own modules are available; everything else is imported after that.
import { beforeEnd, end, endOnSignals } from './server/clean-up.mjs'
import { assertPortFree } from './server/http-server.mjs'
import { listenHost, reachSentence } from './server/listen-address.mjs'
import { installPackages, isInstalled } from './set-up/install.mjs'
import { requireNodeVersion } from './set-up/node-version.mjs'
import { step } from './set-up/progress.mjs'
import { dataDir, ROOT } from './set-up/root.mjs'
import { loadEnvFiles, readNumber } from './set-up/settings.mjs'

const isAsIs = process.argv.includes('--as-is')

requireNodeVersion()
process.chdir(ROOT)
loadEnvFiles()
endOnSignals()

try {
  console.log('\n  Mindelund\n')
  if (!isInstalled()) await step('Henter pakkerne (et par minutter første gang)', installPackages)
  const server = await start()
  await end(await server.ended)
} catch (error) {
  console.error(`\n${error.message}\n`)
  await end(1)
}

async function start() {
  const [{ ensureBuild }, { ensurePrismaClient }, { launchServer }, { prepareDatabase }, payments, demo, secrets] =
    await Promise.all([
      import('./set-up/next-build.mjs'),
      import('./set-up/prisma-client.mjs'),
      import('./server/launch.mjs'),
      import('./server/prepare-database.mjs'),
      import('./server/payment-stand-in.mjs'),
      import('./set-up/demo-content.mjs'),
      import('./set-up/secrets.mjs'),
    ])
  const port = readNumber('PORT', { fallback: 3000, min: 1, max: 65_535 })
  await assertPortFree(port, listenHost())
  Object.assign(process.env, {
    ...secrets.secretsOf(dataDir()),
    DATA_DIR: dataDir(),
    HOST: listenHost(),
    PORT: String(port),
    SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
    DEMO_DATA: process.env.DEMO_DATA || '1',
  })
  process.env.DATABASE_URL = await prepareDatabase()
  if (!isAsIs) {
    await step('Gør databaseklienten klar', async () => noteUnlessDone(await ensurePrismaClient()))
    await step('Bygger siderne (et minut, når noget er ændret)', async () => noteUnlessDone(await ensureBuild()))
  }
  beforeEnd(await payments.startPaymentStandIn())
  if (process.env.DEMO_DATA === '1' && !isAsIs) await step('Lægger demoindhold i', demo.fillDemoContent)
  const server = launchServer({ env: { ...process.env, NODE_ENV: 'production' } })
  beforeEnd(server.stop)
  await step('Starter siden', () => server.ready)
  await demo.printWelcome({ port, siteUrl: process.env.SITE_URL })
  console.log(`  ${reachSentence({ host: listenHost(), port, command: 'npm run app' })}\n  Stop med Ctrl-C.\n`)
  return server
}

function noteUnlessDone(isDone) {
  return isDone ? {} : { note: 'uændret' }
}
