// Run by scripts/files.mjs, which has opened the database and set DATABASE_URL.
import { parseArgs } from 'node:util'
import { copyFiles } from '../../lib/domain/storage-use/copy-files'
import { verifyFiles } from '../../lib/domain/storage-use/verify-files'
import { bucket, folderStorage, storage } from '../../lib/integrations/storage/storage'
import { counted } from '../../lib/shared/counted'
import { formatBytes } from '../../lib/shared/measures'

const VERBS = { copy, verify }
const PLACES = { bucket: 'i bucketen', disk: 'på disken' }

/**
 * Does what scripts/files.mjs was asked, and says so.
 * @param {string[]} args the verb and what follows it
 * @returns {Promise<number>} the exit code
 */
async function runVerb([verb, ...given]) {
  try {
    const { values } = parseArgs({ args: given, options: { to: { type: 'string' } } })
    return await VERBS[verb](values)
  } catch (error) {
    console.error(`\n${error.message}\n`)
    return 1
  }
}

async function copy({ to }) {
  if (!Object.hasOwn(PLACES, to ?? '')) throw new Error('Skriv, hvor filerne skal hen: --to bucket eller --to disk')
  if (!bucket) throw new Error('Der er ingen bucket. Sæt S3_BUCKET og resten først (docs/operations.md).')
  const { files, bytes, same, uploads } = await copyFiles({ bucket, to, onProgress: progress('set igennem') })
  console.log(`\n  ${fileCount(files)} kopieret, ${formatBytes(bytes)}. ${fileCount(same)} lå allerede ${PLACES[to]}.`)
  if (uploads > 0) console.log(`  ${fileCount(uploads)} på vej ind fulgte med.`)
  console.log(files > 0 ? '\n  Kør den igen, til intet bliver kopieret.\n' : '')
  return 0
}

async function verify() {
  const other = bucket ? folderStorage : undefined
  const onWrong = (key, problem) => console.log(`  ${key}: ${problem}`)
  const { files, wrong } = await verifyFiles({ store: storage, other, onWrong, onProgress: progress('set') })
  const where = bucket ? PLACES.bucket : PLACES.disk
  console.log(`\n  ${fileCount(files)} ${where}. ${wrong === 0 ? 'Intet er galt.' : counted(wrong, 'fejl', 'fejl')}\n`)
  return wrong > 0 ? 1 : 0
}

const fileCount = (count) => counted(count, 'fil', 'filer')

/** A line each thousand files. */
function progress(done) {
  return (count) => {
    if (count % 1000 === 0) console.log(`  ${fileCount(count)} ${done}`)
  }
}

process.exit(await runVerb(process.argv.slice(2)))
