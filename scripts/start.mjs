// `npm start`: production. Every setting is checked by the server process before its first response, and each invalid
// one stops the start with a sentence. Nothing is generated, and no demo content is added. After `npm run release` it is
// the release that serves, with this program and the packages of its own (docs/decisions/075-releases.md).
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openControl } from './release/control.mjs'
import { servedFolder } from './release/releases.mjs'
import { beforeEnd, end, endOnSignals } from './server/clean-up.mjs'
import { assertPortFree } from './server/http-server.mjs'
import { launchServer } from './server/launch.mjs'
import { listenHost, reachSentence } from './server/listen-address.mjs'
import { openSharedSocket } from './server/shared-socket.mjs'
import { isInstalled } from './set-up/install.mjs'
import { endedNodeSentence, requireNodeVersion } from './set-up/node-version.mjs'
import { hasPrograms, programArgs } from './set-up/programs.mjs'
import { step } from './set-up/progress.mjs'
import { dataDir, ROOT } from './set-up/root.mjs'
import { loadEnvFiles, readNumber, withEnvFiles } from './set-up/settings.mjs'

requireNodeVersion()
// Without the files: they are read again for each release.
const given = { ...process.env }
loadEnvFiles()
const served = servedFolder()
if (served === ROOT) await run()
else await import(pathToFileURL(path.join(served, 'scripts/start.mjs')).href)

async function run() {
  process.chdir(ROOT)
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
}

async function start() {
  if (!isInstalled()) throw new Error('Pakkerne mangler eller er forældede. Kør først: npm ci')
  const { hasBuild, isBeingBuilt, wasBuiltFor } = await import('./set-up/next-build.mjs')
  const { prepareDatabase } = await import('./server/prepare-database.mjs')
  if (await isBeingBuilt()) throw new Error('Siden bygges lige nu i denne mappe. Start, når den er færdig.')
  if (!hasBuild() || !hasPrograms()) throw new Error('Siden er ikke bygget endnu. Kør først: npm run build')
  const port = readNumber('PORT', { fallback: 3000, min: 1, max: 65_535 })
  await assertPortFree(port, listenHost())
  await checkSettings()
  if (!wasBuiltFor(process.env)) {
    throw new Error('Siden er bygget med et andet navn, firma eller en anden adresse end nu. Kør igen: npm run build')
  }
  const databaseUrl = await prepareDatabase({ warn: (sentence) => console.warn(`\n  ${sentence}\n`) })
  const readEnv = () => ({
    ...withEnvFiles(given),
    NODE_ENV: 'production',
    MINDELUND_STRICT: '1',
    DEMO_DATA: '0',
    DATA_DIR: dataDir(),
    DATABASE_URL: databaseUrl,
    // The owner's, which stays here.
    MIGRATE_DATABASE_URL: undefined,
    HOST: listenHost(),
    PORT: String(port),
  })
  const socket = await openSharedSocket(port, listenHost())
  const server = supervise({ folder: ROOT, socket, readEnv })
  beforeEnd(server.stop)
  // First: visitors who come now would wait for nobody.
  beforeEnd(() => socket.close())
  await step('Starter siden', () => server.ready)
  beforeEnd(await openControl(port, (question) => answer(server, question)))
  console.log(`\n  Mindelund er klar på ${process.env.SITE_URL}.`)
  console.log(`  ${reachSentence({ host: listenHost(), port, command: 'npm start' })}\n`)
  return server
}

/** What `npm run release` and `npm run build` ask. `launcher`: the folder of this program. */
async function answer(server, { serve }) {
  if (serve) await step(`Skifter til ${path.basename(serve)}`, () => server.switchTo(serve))
  return { launcher: ROOT, served: server.folder() }
}

// Before the database is touched. The server process checks again.
async function checkSettings() {
  const env = { ...process.env, NODE_ENV: 'production', MINDELUND_STRICT: '1' }
  // Unset means the embedded database, whose address is known once it runs.
  env.DATABASE_URL ||= 'postgresql://embedded@127.0.0.1/embedded'
  const checked = spawnSync(process.execPath, programArgs('check-settings'), { env, stdio: 'inherit' })
  if (checked.status !== 0) await end(1)
}

/**
 * Runs the server process of a release, and puts that of another in its place without a gap.
 * @param {{ folder: string, socket: { fd: number }, readEnv: () => NodeJS.ProcessEnv }} options `readEnv`: asked at each start
 * @returns {{ ready: Promise<number>, ended: Promise<number>, switchTo: (folder: string) => Promise<void>,
 * stop: () => Promise<void>, folder: () => string }} `ended` is the exit code of a server process that ended unasked
 */
function supervise({ folder, socket, readEnv }) {
  const running = new Set()
  let current
  let isSwitching = false
  let end
  const ended = new Promise((resolve) => {
    end = resolve
  })

  function launch(from, isStandby) {
    const server = { ...launchServer({ folder: from, socket, isStandby, env: readEnv() }), folder: from }
    running.add(server)
    server.ended
      .catch(() => 1)
      .then((code) => {
        running.delete(server)
        if (server === current) end(code)
      })
    return server
  }

  current = launch(folder, false)
  return {
    ready: current.ready,
    ended,
    folder: () => current.folder,
    async switchTo(target) {
      if (isSwitching) throw new Error('Et andet skift er i gang.')
      isSwitching = true
      try {
        const next = launch(target, true)
        await next.ready
        const former = current
        current = next
        // First: a page of the next release must not ask the former for its scripts before that knows where they are.
        await former.leave()
        await next.listen()
      } finally {
        isSwitching = false
      }
    },
    stop: async () => void (await Promise.all([...running].map((server) => server.stop()))),
  }
}
