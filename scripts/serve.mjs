// The server process itself: Next behind a server that knows the caller's true address and ends in good order. The
// launchers (app, start, dev) run it; `--dev` is the development server.
import path from 'node:path'
import next from 'next'
import { explainListenError, openHttpServer } from './server/http-server.mjs'
import { listenHost } from './server/listen-address.mjs'
import { withPageStore } from './server/page-store.mjs'
import { readNotFoundPages, withReadableNotFound } from './server/readable-not-found.mjs'
import { withReadableRefusal } from './server/readable-refusal.mjs'
import { readFixedScripts, withScriptPolicy } from './server/script-policy.mjs'
import { openVisitCounter, withVisitCount } from './server/visit-counter.mjs'
import { readPageScript } from './set-up/page-script.mjs'
import { ROOT } from './set-up/root.mjs'
import { readNumber } from './set-up/settings.mjs'

// Shorter than the ten seconds that process managers usually grant before they kill.
const PATIENCE_MS = 8_000

const dev = process.argv.includes('--dev')
process.env.NODE_ENV = dev ? 'development' : 'production'
process.env.NEXT_TELEMETRY_DISABLED = '1'
process.chdir(ROOT)
// next-auth reads this name.
if (process.env.SITE_URL) process.env.NEXTAUTH_URL = process.env.SITE_URL

// A command in flight may need a job queue or a pool that outlives the last request: whoever has something to put in
// order adds a function here.
const beforeExit = new Set()
globalThis[Symbol.for('mindelund.beforeExit')] = beforeExit
// Answers that never end by themselves are ended here, or the last of them would be waited for.
const beforeClose = new Set()
globalThis[Symbol.for('mindelund.beforeClose')] = beforeClose

let server
let ending = false
process.on('SIGINT', endInGoodOrder)
process.on('SIGTERM', endInGoodOrder)
// The launcher is gone, also when it was killed: nobody would stop this process otherwise.
process.on('disconnect', endInGoodOrder)

try {
  const port = readNumber('PORT', { fallback: 3000, min: 0, max: 65_535 })
  const trustedProxies = readNumber('TRUSTED_PROXIES', { fallback: 0, min: 0, max: 10 })
  server = await openHttpServer({ port, host: listenHost(), trustedProxies })
  const app = next({ dev, dir: ROOT, port: server.port, hostname: 'localhost', httpServer: server.httpServer })
  await app.prepare()
  // Next only logs when `instrumentation.ts` fails, and would answer 500 for ever after. Asked again, it says so.
  const nextServer = await app.server.getServer()
  await nextServer.prepare()
  const answer = app.getRequestHandler()
  const answerWell = dev ? answer : asBuilt(answer)
  // Outermost: a page that is handed out ready packed is a visit as well.
  server.answerWith(withVisitCount(answerWell, openVisitCounter()))
  process.send?.({ type: 'ready', port: server.port })
} catch (error) {
  console.error(`\n${explain(error)}\n`)
  process.exit(1)
}

/** With what the build has finished: pages ready packed, words where nothing was found, and which scripts are ours. */
function asBuilt(answer) {
  const distDir = path.join(ROOT, process.env.NEXT_DIST_DIR || '.next')
  const readable = withReadableNotFound(withReadableRefusal(answer), readNotFoundPages(distDir))
  return withScriptPolicy(withPageStore(readable, readPageScript(distDir)), readFixedScripts(distDir))
}

async function endInGoodOrder() {
  if (ending) process.exit(1)
  ending = true
  await Promise.allSettled([...beforeClose].map((act) => act()))
  await server?.close(PATIENCE_MS)
  await Promise.allSettled([...beforeExit].map((act) => act()))
  process.exit(0)
}

function explain(error) {
  // Next puts a sentence of its own in front of ours.
  const said = ['SettingsError', 'StartRefused'].includes(error.name)
  if (said) return error.message.replace(/^An error occurred while loading .*?: /, '')
  return explainListenError(error) ?? error.stack ?? String(error)
}
