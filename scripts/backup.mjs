// `npm run backup`: takes a backup of the running service and restores it on trial. `npm start` has the same done by itself
// (`follow`), which keeps the backup less than a minute behind.
import path from 'node:path'
import { beforeEnd, end, endOnSignals } from './server/clean-up.mjs'
import { isInstalled } from './set-up/install.mjs'
import { requireNodeVersion } from './set-up/node-version.mjs'
import { dataDir, ROOT } from './set-up/root.mjs'
import { loadEnvFiles } from './set-up/settings.mjs'

const USAGE = `
  npm run backup                 tager en sikkerhedskopi nu og prøver at genskabe den i en mappe for sig selv
  npm run backup -- verify       prøver at genskabe den nyeste og læser hver fil i den
  npm run backup -- list         viser kopierne, og hvor langt frem der kan genskabes
  npm run backup -- follow       holder kopien mindre end et minut bagud (npm start gør det selv)

  Med en PostgreSQL-server, som er jeres egen (DATABASE_URL), er det en kopi hver nat, taget med dens pg_dump (PG_BIN).

  BACKUP_TO er en mappe eller en bucket (s3://bucket/mappe), BACKUP_PASSPHRASE låser hemmelighederne (se .env.example).
`

requireNodeVersion()
process.chdir(ROOT)
loadEnvFiles()

const [verb = 'take'] = process.argv.slice(2)
const VERBS = { take, verify, list, follow }
if (!Object.hasOwn(VERBS, verb)) {
  const asksForHelp = verb === 'help' || verb === '--help'
  console.error(asksForHelp ? USAGE : `\n  Ukendt: ${verb}${USAGE}`)
  process.exit(asksForHelp ? 0 : 2)
}
endOnSignals()
try {
  if (!isInstalled()) throw new Error('Pakkerne mangler eller er forældede. Kør først: npm ci')
  const { BACKUP_TO: to, BACKUP_PASSPHRASE: passphrase = '' } = process.env
  if (!to) throw new Error('Sæt BACKUP_TO til en mappe på en anden disk eller maskine, eller til s3://bucket/mappe.')
  if (passphrase.length < 12) throw new Error('Sæt BACKUP_PASSPHRASE til en adgangssætning på mindst 12 tegn.')
  const { openPlace } = await import('./backup/place.mjs')
  await VERBS[verb]({
    place: await openPlace(to),
    passphrase,
    dataDir: dataDir(),
    home: process.env.DATABASE_URL ? null : path.join(dataDir(), 'postgres'),
  })
  await end(0)
} catch (error) {
  console.error(`\n${error.message}\n`)
  await end(1)
}

async function take({ place, passphrase, dataDir, home }) {
  const [{ connect, removeOld, takeBackup }, { openDatabase }] = await Promise.all([
    import('./backup/take.mjs'),
    import('./server/prepare-database.mjs'),
  ])
  const { ownerUrl } = await openDatabase()
  const { id, at, bytes } = await takeBackup({ place, ownerUrl, home, dataDir, passphrase })
  console.log(`\n  Kopien fra ${spoken(at)} ligger i ${place.name}. ${megabytes(bytes)} var nyt.`)
  await verify({ place, passphrase, dataDir })
  const client = await connect(ownerUrl)
  await client.query('UPDATE "Backup" SET "verifiedAt" = now() WHERE id = $1', [id])
  await client.end()
  await removeOld(place)
}

async function verify({ place, passphrase, dataDir }) {
  const { verifyBackup } = await import('./backup/verify.mjs')
  // Beside that of the service, which may be at work.
  const scratch = path.join(dataDir, 'backup-trial-by-hand')
  const { at, tables, rows, files, bytes } = await verifyBackup({ place, scratch, passphrase })
  console.log(`  Den er genskabt på prøve: ${rows} rækker i ${tables} tabeller og ${files} filer, ${megabytes(bytes)}.`)
  console.log(`  Alt er, som det var ${spoken(at)}.\n`)
}

async function list({ place }) {
  const [{ listPoints, readPoint }, { listWal }] = await Promise.all([
    import('./backup/take.mjs'),
    import('./backup/wal.mjs'),
  ])
  const points = await listPoints(place)
  console.log(points.length === 0 ? `\n  Der er ingen kopi i ${place.name}.\n` : '')
  let dumps = 0
  for (const listed of points) {
    const point = await readPoint(place, listed)
    const { until } = await listWal(place, point)
    if (point.dump) dumps += 1
    console.log(`  ${spoken(listed.at)}${point.dump ? '' : `, og derfra hvert øjeblik til ${spoken(until)}`}`)
  }
  if (dumps > 0) {
    console.log(`
  Af en PostgreSQL, som er jeres egen, er det kun de øjeblikke selv. Dem imellem kan kun den genskabe, der driver den,
  hvis I har købt det (point-in-time recovery).
`)
  }
}

async function follow({ place, passphrase, dataDir, home }) {
  const [{ follow }, { startEmbeddedPostgres }, { ownDatabase }] = await Promise.all([
    import('./backup/follow.mjs'),
    import('./postgres/embedded.mjs'),
    import('./postgres/move-into.mjs'),
  ])
  const { ownerUrl, stop } = ownDatabase() ?? (await startEmbeddedPostgres({ dir: home, archive: true }))
  if (stop) beforeEnd(stop)
  const ended = new AbortController()
  const following = follow({ place, ownerUrl, home, dataDir, passphrase, signal: ended.signal })
  beforeEnd(async () => {
    ended.abort()
    await following.catch(() => {})
  })
  // The launcher is gone, possibly killed.
  process.on('disconnect', () => void end(0))
  await following
}

function spoken(moment) {
  return moment.toLocaleString('da-DK', { timeZone: 'Europe/Copenhagen', dateStyle: 'medium', timeStyle: 'medium' })
}

function megabytes(bytes) {
  return `${(bytes / 1_000_000).toLocaleString('da-DK', { maximumFractionDigits: 1 })} MB`
}
