import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkTree } from '../../lib/domain/published-pages/check-tree.ts'
import { noteCheck } from '../../lib/domain/published-pages/commands/note-check.ts'
import { exportTree } from '../../lib/domain/published-pages/export-tree.ts'
import { execute } from '../../lib/server/command.ts'
import { counted } from '../../lib/shared/counted.ts'
import { formatBytes } from '../../lib/shared/measures.ts'

// No password: access to this program implies access to the database.
const caller = {
  actor: { kind: 'system', name: 'npm run archive' },
  address: 'local',
  userAgent: null,
  scripted: true,
}
const VERBS = { verify, export: exportTo }

/**
 * Does what scripts/archive.mjs was asked, and says so.
 * @param {string[]} args the verb and what follows it
 * @returns {Promise<number>} the exit code
 */
export async function runVerb([verb, ...given]) {
  try {
    const options = { repair: { type: 'boolean', default: false } }
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true })
    return await VERBS[verb](values, positionals)
  } catch (error) {
    console.error(`\n${error.message}\n`)
    return 1
  }
}

async function verify({ repair }) {
  const onWrong = (place, problem) => console.log(`  ${place}: ${problem}`)
  const counts = await checkTree({ repair, readAll: true, onWrong, onProgress: progress('kontrolleret') })
  await execute(noteCheck, caller, counts)
  const { published, waiting, wrong, repaired } = counts
  console.log(`\n  ${counted(published, 'nødside', 'nødsider')} i orden. ${pages(waiting)} venter på at få en.`)
  console.log(wrong === 0 ? '  Intet er galt.\n' : `  ${counted(wrong, 'fejl', 'fejl')}, ${repaired} af dem rettet.\n`)
  if (wrong > 0 && !repair) console.log('  Ret dem med: npm run archive -- verify --repair\n')
  return wrong > repaired ? 1 : 0
}

async function exportTo(_, [given]) {
  if (!given) throw new Error('Skriv, hvor nødsiderne skal lægges: npm run archive -- export MAPPE')
  const folder = path.resolve(given)
  const { skipped, files, bytes, fingerprint, ...made } = await exportTree({ folder, onProgress: progress('lagt i') })
  console.log(`\n  ${pages(made.pages)}, ${counted(files, 'fil', 'filer')}, ${formatBytes(bytes)}: ${folder}`)
  if (skipped > 0) console.log(`  ${pages(skipped)} kom ikke med. Se hvorfor med: npm run archive -- verify`)
  console.log(`\n  Nøglens fingeraftryk (SHA-256). Skriv det ned et andet sted end filerne:\n  ${fingerprint}\n`)
  return skipped > 0 ? 1 : 0
}

const pages = (count) => counted(count, 'side', 'sider')

/** A line each thousand pages, and at the last. */
function progress(done) {
  return (count, all) => {
    if (count % 1000 === 0 || count === all) console.log(`  ${count} af ${pages(all)} ${done}`)
  }
}
