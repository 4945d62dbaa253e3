// `npm run restore -- --from PLACE`: from a backup to a data folder that `npm start` can open, with everything made safe; the
// database into that of DATABASE_URL, if it is set. Whose server the backup was of makes no difference.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { beforeEnd, end, endOnSignals } from './server/clean-up.mjs'
import { isInstalled } from './set-up/install.mjs'
import { requireNodeVersion } from './set-up/node-version.mjs'
import { ensurePrograms, programArgs } from './set-up/programs.mjs'
import { dataDir, ROOT } from './set-up/root.mjs'
import { loadEnvFiles } from './set-up/settings.mjs'

const USAGE = `
  npm run restore -- --from STED       genskaber det nyeste fra en mappe eller bucket (s3://bucket/mappe)
    --to '2026-11-30 12:00:00'         eller et øjeblik af de sidste 14 dage, dansk tid
    --into MAPPE                       i en anden mappe end DATA_DIR; den skal være tom

  Er DATABASE_URL sat, kommer databasen dertil; den skal være tom.
  Adgangssætningen er BACKUP_PASSPHRASE, ellers bliver du spurgt.
`

requireNodeVersion()
process.chdir(ROOT)
loadEnvFiles()
endOnSignals()
try {
  const options = {
    from: { type: 'string' },
    to: { type: 'string' },
    into: { type: 'string' },
    help: { type: 'boolean' },
  }
  const { values } = parseArgs({ options })
  const from = values.from ?? process.env.BACKUP_TO
  if (values.help || !from) {
    console.error(USAGE)
    await end(values.help ? 0 : 2)
  }
  if (!isInstalled()) throw new Error('Pakkerne mangler eller er forældede. Kør først: npm ci')
  await restore({ from, to: values.to, into: path.resolve(values.into ?? dataDir()) })
  await end(0)
} catch (error) {
  console.error(`\n${error.message}\n`)
  await end(1)
}

async function restore({ from, to: written, into }) {
  // What the restore itself takes is not counted as lost.
  const began = new Date()
  const [
    { askHidden },
    { openPlace },
    { bringBackDatabase, bringBackFiles, parseMoment, planRestore },
    { makeWay, moveIn },
    { moveInto, ownDatabase, refuseFilled, refuseWhileUsed },
  ] = await Promise.all([
    import('./admin/ask.mjs'),
    import('./backup/place.mjs'),
    import('./backup/bring-back.mjs'),
    import('./backup/restored-folder.mjs'),
    import('./postgres/move-into.mjs'),
  ])
  const own = ownDatabase()
  if (own) {
    await refuseWhileUsed(own.ownerUrl)
    await refuseFilled(own.ownerUrl)
  }
  const to = written === undefined ? undefined : parseMoment(written)
  const folder = await makeWay(into)
  const place = await openPlace(from)
  const plan = await planRestore(place, to)
  const passphrase = process.env.BACKUP_PASSPHRASE || (await askHidden('Adgangssætning'))
  console.log(`\n  Genskaber fra ${place.name} …`)
  const { server, reached, secrets } = await bringBackDatabase(place, { plan, folder, to, passphrase })
  let stop = server.stop
  beforeEnd(() => stop?.())
  const { count } = await bringBackFiles(place, { plan, folder, to })
  await makeSafe({ server, folder, reached, settings: secrets.settings })
  // What is not safe is never there.
  if (own) await moveInto({ source: server, target: own })
  await stop()
  stop = null
  const settings = { ...secrets.settings, BACKUP_PASSPHRASE: passphrase }
  moveIn({ folder, into, settings, withDatabase: !own })
  const lost = Math.max(0, Math.round(((to ?? began) - reached) / 1000))
  console.log(`
  ${own ? 'Databasen i DATABASE_URL' : into} er, som den var ${reached.toLocaleString('da-DK', { timeZone: 'Europe/Copenhagen' })}, med ${count} filer${own ? ` i ${into}` : ''}.
  Tabt: det, der blev skrevet derefter, ${lost} sekunder frem til ${to ? 'det valgte tidspunkt' : 'nu'}.

  Start siden med: npm start
  På /admin står, hvad der er gjort sikkert, og hvad I skal tage stilling til.
`)
}

/** Before anybody can open the service: in the folder that is not in its place yet. */
async function makeSafe({ server, folder, reached, settings }) {
  const [{ applyMigrations }, { grantToApplication }, { APPLICATION_ROLE }] = await Promise.all([
    import('./postgres/migrate.mjs'),
    import('./postgres/application-role.mjs'),
    import('./postgres/embedded.mjs'),
  ])
  await applyMigrations(server.ownerUrl, path.join(ROOT, 'prisma/migrations'))
  await grantToApplication(server.ownerUrl, APPLICATION_ROLE)
  await ensurePrograms()
  const { NEXTAUTH_SECRET } = JSON.parse(readIfThere(path.join(folder, 'secrets.json')) ?? '{}')
  const env = {
    NEXTAUTH_SECRET,
    SITE_URL: 'http://localhost:3000',
    ...settings,
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: server.url,
    LOG_LEVEL: 'error',
  }
  const { status } = spawnSync(process.execPath, programArgs('restore', reached.toISOString()), {
    env,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('Databasen kunne ikke gøres sikker, og intet er lagt på plads. Prøv igen.')
}

function readIfThere(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null
}
