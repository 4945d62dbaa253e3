// `npm run move-database -- --to …`: moves everything in the database to another PostgreSQL, of one's own or embedded, also of
// another major version. The site is stopped meanwhile. The old database stays as it is.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { programsIn } from './postgres/binaries.mjs'
import { startEmbeddedPostgres } from './postgres/embedded.mjs'
import { moveInto, ownDatabase, refuseFilled, refuseWhileUsed } from './postgres/move-into.mjs'
import { beforeEnd, end, endOnSignals } from './server/clean-up.mjs'
import { requireNodeVersion } from './set-up/node-version.mjs'
import { step } from './set-up/progress.mjs'
import { dataDir, ROOT } from './set-up/root.mjs'
import { loadEnvFiles } from './set-up/settings.mjs'

const USAGE = `
  npm run move-database -- --to postgresql://EJER:…@SERVER/NAVN --app postgresql://ROLLE:…@SERVER/NAVN
      flytter alt til en tom database på jeres egen server (rollerne: docs/operations.md)
  npm run move-database -- --to embedded [--programs MAPPE]
      flytter alt til en ny indbygget database. MAPPE: pakken med PostgreSQL i den gamle version, når versionen skifter
`

requireNodeVersion()
process.chdir(ROOT)
loadEnvFiles()
endOnSignals()

try {
  await end(await run())
} catch (error) {
  console.error(`\n${error.message}\n`)
  await end(1)
}

async function run() {
  const options = { to: { type: 'string' }, app: { type: 'string' }, programs: { type: 'string' } }
  const { to, app, programs } = parseArgs({ options }).values
  const toEmbedded = to === 'embedded'
  if (!to || toEmbedded === Boolean(app)) {
    console.error(USAGE)
    return 2
  }
  const home = path.join(dataDir(), 'postgres')
  const fresh = `${home}-new`
  const source = await openSource(home, programs)
  await refuseWhileUsed(source.ownerUrl)
  if (toEmbedded) fs.rmSync(fresh, { recursive: true, force: true })
  const target = toEmbedded ? await embedded({ dir: fresh }) : { ownerUrl: to, url: app }
  await refuseFilled(target.ownerUrl)
  const { tables, rows } = await step('Flytter', () => moveInto({ source, target }))
  console.log(`\n  ${rows} rækker i ${tables} tabeller er flyttet og sammenlignet én for én.`)
  if (!toEmbedded) {
    console.log(
      '  Sæt MIGRATE_DATABASE_URL og DATABASE_URL til de to adresser, og start siden. Den gamle database er urørt.\n',
    )
    return 0
  }
  await Promise.all([source.stop?.(), target.stop()])
  const old = `${home}-before-${Date.now()}`
  if (fs.existsSync(home)) fs.renameSync(home, old)
  fs.renameSync(fresh, home)
  console.log(`  Start siden uden DATABASE_URL. Den gamle database ligger urørt${source.stop ? ` i ${old}` : ''}.\n`)
  return 0
}

function openSource(home, programs) {
  const own = ownDatabase()
  if (own) return own
  if (!fs.existsSync(home)) throw new Error(`Der er ingen indbygget database i ${home}, og DATABASE_URL er ikke sat.`)
  return embedded({ dir: home, ...(programs && { programs: programsIn(path.resolve(programs)) }) })
}

async function embedded(options) {
  const server = await startEmbeddedPostgres(options)
  // Once: its folder is renamed afterwards.
  let stopped
  const stop = () => {
    stopped ??= server.stop()
    return stopped
  }
  beforeEnd(stop)
  return { ...server, stop }
}
