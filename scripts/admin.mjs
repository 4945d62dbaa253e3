// `npm run admin -- …`: creates, restores and lists staff, notes a backup, and removes a demonstration, on the database the launchers
// would use, whether or not the site is running. The domain's own commands do the work (scripts/admin/run-verb.mjs); only
// emptying a database needs the owner role.
import { spawnSync } from 'node:child_process'
import { removeDemo } from './admin/remove-demo.mjs'
import { end, endOnSignals } from './server/clean-up.mjs'
import { isInstalled } from './set-up/install.mjs'
import { requireNodeVersion } from './set-up/node-version.mjs'
import { ensurePrograms, programArgs } from './set-up/programs.mjs'
import { dataDir, ROOT } from './set-up/root.mjs'
import { loadEnvFiles } from './set-up/settings.mjs'

const VERBS = ['create', 'reset', 'list', 'close-demo', 'remove-demo', 'backup-done']

const USAGE = `
  npm run admin -- create        laver en konto til en, der arbejder for jer
                                 (--name --username --email --scope full|production, ellers bliver du spurgt;
                                  --ask-password spørger om en adgangskode i stedet for at lave et link)
  npm run admin -- reset NAVN    giver en, der arbejder for jer, et link til en ny adgangskode
                                 (--scope full|production giver også rettighederne igen)
  npm run admin -- list          viser dem, der arbejder for jer
  npm run admin -- close-demo    lukker demonstrationens konti, sider og koder; alt andet bliver, som det er
  npm run admin -- backup-done   noterer, at der netop er taget en sikkerhedskopi (--bytes hvor stor den er)
  npm run admin -- remove-demo   tømmer en database, som kun demonstrationen har været på
`

requireNodeVersion()
process.chdir(ROOT)
loadEnvFiles()

const [verb, ...rest] = process.argv.slice(2)
if (!VERBS.includes(verb)) {
  console.error(verb && verb !== 'help' ? `\n  Ukendt: ${verb}${USAGE}` : USAGE)
  process.exit(verb && verb !== 'help' ? 2 : 0)
}
endOnSignals()
try {
  await end(await run())
} catch (error) {
  console.error(`\n${error.message}\n`)
  await end(1)
}

async function run() {
  if (!isInstalled()) throw new Error('Pakkerne mangler eller er forældede. Kør først: npm ci')
  const { openDatabase } = await import('./server/prepare-database.mjs')
  const { secretsOf } = await import('./set-up/secrets.mjs')
  await ensurePrograms()
  const { url, ownerUrl, role } = await openDatabase()
  Object.assign(process.env, {
    ...secretsOf(dataDir()),
    DATA_DIR: dataDir(),
    DATABASE_URL: url,
    SITE_URL: process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`,
    LOG_LEVEL: 'error',
  })
  if (verb !== 'remove-demo') return runMain([verb, ...rest])
  const answer = runMain(['remove-demo', ...rest])
  return answer === 0 ? removeDemo({ ownerUrl, role, dataDir: dataDir() }) : answer
}

function runMain(args) {
  const { status } = spawnSync(process.execPath, programArgs('admin', ...args), { stdio: 'inherit' })
  return status ?? 1
}
