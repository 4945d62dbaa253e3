// The server process: Next behind a server that knows the client's true address and shuts down cleanly. The launchers
// (app, start, dev) run it; `--dev` is the development server.
import fs from 'node:fs'
import path from 'node:path'
import next from 'next'
import { processGlobals } from '../lib/server/process-globals.mjs'
import { withBuildFiles } from './server/build-files.mjs'
import { withCopiedAddress } from './server/copied-address.mjs'
import { explainListenError, openHttpServer } from './server/http-server.mjs'
import { inlineSheets } from './server/inline-sheets.mjs'
import { listenHost } from './server/listen-address.mjs'
import { openPublished, publishedFolder } from './server/open-published.mjs'
import { withPageStatus } from './server/page-status.mjs'
import { withPageStore } from './server/page-store.mjs'
import { withSuccessor } from './server/pass-on.mjs'
import { expectApplication, openPress } from './server/press.mjs'
import { withPublishedTree } from './server/published-tree.mjs'
import { readReadyPages, withReadableNotFound, withReadableRefusal } from './server/readable-errors.mjs'
import { withRequestTimes } from './server/request-times.mjs'
import { readRouteNames } from './server/route-names.mjs'
import { readFixedScripts, withScriptPolicy } from './server/script-policy.mjs'
import { openStartUp } from './server/start-up.mjs'
import { openVisitCounter, withVisitCount } from './server/visit-counter.mjs'
import { openVitalsIntake, withVitals } from './server/vitals-intake.mjs'
import { readPageScript } from './set-up/page-script.mjs'
import { ROOT } from './set-up/root.mjs'
import { readNumber } from './set-up/settings.mjs'

// Shorter than the ten seconds process managers usually grant before they kill.
const PATIENCE_MS = 8_000
// After a switch to another release nobody waits for this process. Longer than a body may take to arrive.
const LEAVING_PATIENCE_MS = 360_000
// Visitors' streams, which come back after some seconds.
const CLOSE_STREAMS_MS = 10_000

const dev = process.argv.includes('--dev')
// Begins to listen when the launcher says so.
const isStandby = process.argv.includes('--standby')
process.env.NODE_ENV = dev ? 'development' : 'production'
process.env.NEXT_TELEMETRY_DISABLED = '1'
// What is stored is this user's only, whoever starts the process (scripts/server/prepare-database.mjs).
process.umask(0o077)
process.chdir(ROOT)
// next-auth reads this name.
if (process.env.SITE_URL) process.env.NEXTAUTH_URL = process.env.SITE_URL

// Measuring pages in visitors' browsers.
const isMeasured = process.env.VITALS !== '0'
const published = await openPublished()
let server
let ending = false
let isLeaving = false
process.on('SIGINT', shutDown)
process.on('SIGTERM', shutDown)
// The launcher is gone, possibly killed: nothing else would stop this process.
process.on('disconnect', shutDown)
process.on('message', ({ type }) => (type === 'leave' ? leave() : listen()))

try {
  const port = readNumber('PORT', { fallback: 3000, min: 0, max: 65_535 })
  const trustedProxies = readNumber('TRUSTED_PROXIES', { fallback: 0, min: 0, max: 10 })
  const distDir = path.join(ROOT, process.env.NEXT_DIST_DIR || '.next')
  const ready = dev ? null : readReadyPages(distDir)
  const startUp = openStartUp()
  const handler = ready ? asBuilt(startUp.answer, distDir, ready) : asWritten(startUp.answer)
  // Outside the page store: a page from it is a visit too.
  const counted = withVisitCount(withCopiedAddress(handler), openVisitCounter())
  const timed = withRequestTimes(counted, readRouteNames(path.join(ROOT, 'app')))
  // Outermost: beacons are no work of the site's.
  const measured = withVitals(timed, isMeasured ? openVitalsIntake() : null, process.env.SITE_URL)
  const answer = withSuccessor(measured, { host: listenHost(), port, hasSuccessor: () => isLeaving })
  const socket = process.env.LISTEN_FD ? { fd: Number(process.env.LISTEN_FD) } : undefined
  server = await openHttpServer({ port, host: listenHost(), socket, trustedProxies, answer, isStandby })
  const app = next({ dev, dir: ROOT, port: server.port, hostname: 'localhost', httpServer: server.httpServer })
  await app.prepare()
  // Files from now on. What Next renders would wait for `instrumentation.ts` without an end.
  startUp.begin(app.getRequestHandler())
  // Next only logs when `instrumentation.ts` fails, and then answers 500 for ever. `prepare` throws the error.
  const nextServer = await app.server.getServer()
  await nextServer.prepare()
  startUp.finish()
  // Nobody would take a closed page out of the copies from before there was a bucket.
  if (process.env.S3_BUCKET) fs.rmSync(publishedFolder(), { recursive: true, force: true })
  process.send?.({ type: 'ready', port: server.port })
} catch (error) {
  console.error(`\n${explain(error)}\n`)
  process.exit(1)
}

/** Wraps the handler with what the build produced: its files, the pages and the script policy. */
function asBuilt(answer, distDir, ready) {
  const readable = withReadableNotFound(withReadableRefusal(withPageStatus(answer)), ready)
  // Outside the script policy: a finished page is kept with the policy it was made with.
  const pages = withPageStore(withScriptPolicy(readable, readFixedScripts(distDir)), {
    ownScript: readPageScript(distDir),
    isMeasured,
    unavailable: ready.unavailable,
    published,
  })
  return withBuildFiles(withPublishedTree(pages, published))
}

/** Draws pages for each visit, so that a change is seen at once; their static copies are published as a build's are. */
function asWritten(answer) {
  openPress(withPageStatus(answer), {
    ownScript: { source: '', names: [] },
    application: expectApplication(),
    complete: inlineSheets,
  })
  return withPublishedTree(answer, published)
}

async function listen() {
  await server.listen()
  process.send({ type: 'listening' })
}

/** Another release takes over: accepts nothing more, and ends after what is running and what is still kept alive. */
async function leave() {
  isLeaving = true
  // Connections that are kept alive end by themselves when their time is over: none is cut while a request is on its way.
  const left = server.close(LEAVING_PATIENCE_MS, LEAVING_PATIENCE_MS)
  process.send({ type: 'left' })
  const streams = setInterval(closeStreams, CLOSE_STREAMS_MS)
  await Promise.all([closeStreams(), left])
  clearInterval(streams)
  await shutDown()
}

const closeStreams = () => Promise.allSettled([...processGlobals.beforeClose].map((act) => act()))

// Once, however many signals come: a process manager, npm and the launcher may each send one.
async function shutDown() {
  if (ending) return
  ending = true
  await closeStreams()
  await server?.close(PATIENCE_MS)
  await Promise.allSettled([...processGlobals.beforeExit].map((act) => act()))
  process.exit(0)
}

function explain(error) {
  // Next prefixes our message with a sentence of its own.
  const said = ['SettingsError', 'StartRefused'].includes(error.name)
  if (said) return error.message.replace(/^An error occurred while loading .*?: /, '')
  return explainListenError(error) ?? error.stack ?? String(error)
}
