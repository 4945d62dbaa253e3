// `npm run screens`: a screenshot of every page in both sizes and themes, into screens/.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { readOptions, USAGE } from './screens/options.mjs'
import { photograph } from './screens/photographer.mjs'
import { ensureChromium } from './set-up/chromium.mjs'
import { freePort } from './set-up/free-port.mjs'
import { step } from './set-up/progress.mjs'
import { ROOT } from './set-up/root.mjs'

process.chdir(ROOT)
let server
try {
  const options = readOptions(process.argv.slice(2))
  if (options.help) console.log(USAGE)
  else await takeAll(options)
} catch (error) {
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
} finally {
  server?.kill('SIGTERM')
}

async function takeAll(options) {
  await ensureChromium()
  const url = options.url ?? (await startServer())
  const answer = await fetch(`${url}/api/demo`)
  if (!answer.ok) throw new Error(`${url} har intet demoindhold (GET /api/demo svarer ${answer.status}).`)
  fs.mkdirSync(options.out, { recursive: true })
  const demo = await answer.json()
  const { taken, complaints } = await step('Tager billeder', () => photograph({ ...options, url, demo }))
  console.log(`\n  ${taken} billeder i ${path.resolve(options.out)}, ${complaints} bemærkninger\n`)
}

// The same server as for the journeys, with a temporary database.
async function startServer() {
  const port = await freePort()
  server = spawn(process.execPath, ['scripts/e2e-server.mjs'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + 300_000
  while (server.exitCode === null && Date.now() < until) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return url
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('Serveren kom ikke i gang.')
}
