// `npm run archive -- …`: shows the published tree, holds it against the database, and exports it. The domain does the work
// (scripts/archive/run-verb.mjs), whether or not the site is running.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { serve } from './archive/serve.mjs'
import { end, endOnSignals } from './server/clean-up.mjs'
import { isInstalled } from './set-up/install.mjs'
import { requireNodeVersion } from './set-up/node-version.mjs'
import { ensurePrograms, programArgs } from './set-up/programs.mjs'
import { dataDir, ROOT } from './set-up/root.mjs'
import { loadEnvFiles } from './set-up/settings.mjs'

const USAGE = `
  npm run archive -- serve             viser nødsiderne på denne maskine, også uden database (--port, ellers 8088)
  npm run archive -- verify            kontrollerer hver fil i nødsiderne og holder dem op mod databasen
                                       (--repair fjerner det, der ikke må stå der, og får resten lavet igen)
  npm run archive -- export MAPPE      lægger alle nødsider i en ny mappe, underskrevet, til at gemme eller give videre
                                       (BagIt 1.0: almindelige filer og en liste over dem)
`

requireNodeVersion()
process.chdir(ROOT)
loadEnvFiles()

const [verb, ...rest] = process.argv.slice(2)
const asksForHelp = !verb || verb === 'help' || process.argv.includes('--help')
if (asksForHelp || !['serve', 'verify', 'export'].includes(verb)) {
  console.error(asksForHelp ? USAGE : `\n  Ukendt: ${verb}${USAGE}`)
  process.exit(asksForHelp ? 0 : 2)
}
endOnSignals()
try {
  await end(verb === 'serve' ? await serve(rest, path.join(dataDir(), 'published')) : await run())
} catch (error) {
  console.error(`\n${error.message}\n`)
  await end(1)
}

async function run() {
  if (!isInstalled()) throw new Error('Pakkerne mangler eller er forældede. Kør først: npm ci')
  const { openDatabase } = await import('./server/prepare-database.mjs')
  const { secretsOf } = await import('./set-up/secrets.mjs')
  await ensurePrograms()
  const { url } = await openDatabase()
  Object.assign(process.env, {
    ...secretsOf(dataDir()),
    DATA_DIR: dataDir(),
    DATABASE_URL: url,
    SITE_URL: process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`,
    LOG_LEVEL: 'error',
  })
  const { status } = spawnSync(process.execPath, programArgs('archive', verb, ...rest), { stdio: 'inherit' })
  return status ?? 1
}
