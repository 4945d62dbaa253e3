// `npm start`: production. Every setting is checked by the server process before its first response, and each invalid
// one stops the start with a sentence. Nothing is generated, and no demo content is added.
import { spawnSync } from 'node:child_process'
import { beforeEnd, end, endOnSignals } from './server/clean-up.mjs'
import { assertPortFree } from './server/http-server.mjs'
import { listenHost, reachSentence } from './server/listen-address.mjs'
import { isInstalled } from './set-up/install.mjs'
import { endedNodeSentence, requireNodeVersion } from './set-up/node-version.mjs'
import { hasPrograms, programArgs } from './set-up/programs.mjs'
import { step } from './set-up/progress.mjs'
import { dataDir, ROOT } from './set-up/root.mjs'
import { loadEnvFiles, readNumber } from './set-up/settings.mjs'

requireNodeVersion()
process.chdir(ROOT)
loadEnvFiles()
endOnSignals()
const endedNode = endedNodeSentence()
if (endedNode) console.warn(`\n  ${endedNode}\n`)

try {
  const server = await start()
  await end(await server.ended)
} catch (error) {
  console.error(`\n${error.message}\n`)
  await end(1)
}

async function start() {
  if (!isInstalled()) throw new Error('Pakkerne mangler eller er forældede. Kør først: npm ci')
  const { hasBuild, wasBuiltFor } = await import('./set-up/next-build.mjs')
  const { launchServer } = await import('./server/launch.mjs')
  const { prepareDatabase } = await import('./server/prepare-database.mjs')
  if (!hasBuild() || !hasPrograms()) throw new Error('Siden er ikke bygget endnu. Kør først: npm run build')
  const port = readNumber('PORT', { fallback: 3000, min: 1, max: 65_535 })
  await assertPortFree(port, listenHost())
  await checkSettings()
  if (!wasBuiltFor(process.env)) {
    throw new Error('Siden er bygget med et andet navn, firma eller en anden adresse end nu. Kør igen: npm run build')
  }
  const databaseUrl = await prepareDatabase({ warn: (sentence) => console.warn(`\n  ${sentence}\n`) })
  const server = launchServer({
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MINDELUND_STRICT: '1',
      DEMO_DATA: '0',
      DATA_DIR: dataDir(),
      DATABASE_URL: databaseUrl,
      HOST: listenHost(),
      PORT: String(port),
    },
  })
  beforeEnd(server.stop)
  await step('Starter siden', () => server.ready)
  console.log(`\n  Mindelund er klar på ${process.env.SITE_URL}.`)
  console.log(`  ${reachSentence({ host: listenHost(), port, command: 'npm start' })}\n`)
  return server
}

// Before the database is touched. The server process checks again.
async function checkSettings() {
  const env = { ...process.env, NODE_ENV: 'production', MINDELUND_STRICT: '1' }
  // Unset means the embedded database, whose address is known once it runs.
  env.DATABASE_URL ||= 'postgresql://embedded@127.0.0.1/embedded'
  const checked = spawnSync(process.execPath, programArgs('check-settings'), { env, stdio: 'inherit' })
  if (checked.status !== 0) await end(1)
}
