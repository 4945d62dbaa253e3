import { parseArgs } from 'node:util'
import { createStaff } from '../../lib/domain/accounts/commands/create-staff.ts'
import { resetStaff } from '../../lib/domain/accounts/commands/reset-staff.ts'
import { listStaff } from '../../lib/domain/accounts/queries.ts'
import { noteBackup } from '../../lib/domain/backups/commands/note-backup.ts'
import { closeDemo } from '../../lib/domain/demo/commands/close-demo.ts'
import { listOthers } from '../../lib/domain/demo/demo-check.ts'
import { execute } from '../../lib/server/command.ts'
import { env } from '../../lib/server/env.ts'
import { DomainError } from '../../lib/server/errors.ts'
import { formatDateTime } from '../../lib/shared/danish-time.ts'
import { ask, askHidden, askYes, hasTerminal } from './ask.mjs'

// No password: access to this program implies access to the database.
const caller = {
  actor: { kind: 'system', name: 'npm run admin' },
  address: 'local',
  userAgent: null,
  scripted: true,
}
const SCOPES = { full: 'administrator', production: 'værkstedet' }
const OPTIONS = {
  name: { type: 'string' },
  username: { type: 'string' },
  email: { type: 'string' },
  scope: { type: 'string' },
  'ask-password': { type: 'boolean' },
  yes: { type: 'boolean' },
  bytes: { type: 'string' },
}
const VERBS = { create, reset, list, 'close-demo': endDemo, 'remove-demo': mayRemoveDemo, 'backup-done': backupDone }

/**
 * Does what scripts/admin.mjs was asked, and says so.
 * @param {string[]} args the verb and what follows it
 * @returns {Promise<number>} the exit code
 */
export async function runVerb([verb, ...given]) {
  try {
    const { values, positionals } = parseArgs({ args: given, options: OPTIONS, allowPositionals: true })
    return (await VERBS[verb](values, positionals)) ?? 0
  } catch (error) {
    console.error(`\n${explain(error)}\n`)
    return 1
  }
}

async function create(values) {
  const fullName = values.name ?? (await ask('Fulde navn'))
  const username = values.username ?? (await ask('Brugernavn'))
  const email = values.email ?? (await ask('Mailadresse'))
  const scope = values.scope ?? (await ask('Rettigheder: full (alt) eller production (kun værkstedet)', 'full'))
  const password = await choosePassword(values)
  const { result } = await execute(createStaff, caller, { fullName, username, email, scope, password })
  console.log(`\n  ${result.user.username} er lavet (${SCOPES[scope]}).`)
  console.log(result.token ? linkText(result.token) : `  Log ind på ${env.SITE_URL}/login\n`)
}

/** Typed twice, without echo; never from the command line, which others can read and shells keep. */
async function choosePassword(values) {
  const hasAll = values.name && values.username && values.email && values.scope
  const wants =
    values['ask-password'] ?? (!hasAll && (await askYes('Vil du vælge adgangskoden nu? Ellers får du et link til det')))
  if (!wants) return undefined
  const password = await askHidden('Adgangskode')
  if (password !== (await askHidden('Den samme igen'))) throw new Error('De to adgangskoder er ikke ens. Prøv igen.')
  return password
}

async function reset(values, [name]) {
  const username = name ?? values.username ?? (await ask('Brugernavn'))
  const { result } = await execute(resetStaff, caller, { username, scope: values.scope })
  console.log(
    `\n  ${result.user.username} er logget ud alle steder, og den gamle adgangskode og appen med engangskoder gælder ikke mere.`,
  )
  console.log(linkText(result.token))
}

function linkText(token) {
  const url = `${env.SITE_URL}/reset-password/${token}`
  return `\n  Åbn linket inden for et døgn, og vælg en adgangskode. Det virker én gang:\n\n  ${url}\n`
}

async function list() {
  const staff = await listStaff(caller.actor)
  if (staff.length === 0) console.log('\n  Der er ingen endnu. Lav den første: npm run admin -- create')
  for (const { username, fullName, email, scope, isClosed, lastSignIn } of staff) {
    const seen = lastSignIn ? `logget ind ${formatDateTime(lastSignIn)}` : 'ingen kendt log ind'
    const state = isClosed ? 'lukket, ' : ''
    console.log(`\n  ${username}  ${fullName}, ${email}\n    ${SCOPES[scope]}, ${state}${seen}`)
  }
  console.log('')
}

async function endDemo() {
  const { result } = await execute(closeDemo, caller, {})
  const { accounts, pages, codes } = result
  console.log(`\n  Lukket: ${accounts} konti, ${pages} mindesider og ${codes} koder.\n`)
}

/** The last line of a script that makes backups. */
async function backupDone({ bytes }) {
  const { result } = await execute(noteBackup, caller, bytes === undefined ? {} : { bytes: Number(bytes) })
  console.log(`\n  Sikkerhedskopien er noteret ${formatDateTime(result.at)}.\n`)
}

/** Exit code 0 when everything may be removed. */
async function mayRemoveDemo(values) {
  const { usernames, count } = await listOthers()
  if (count > 0) {
    const more = count > usernames.length ? ` og ${count - usernames.length} til` : ''
    throw new Error(
      `Der er også konti, som ikke hører til demonstrationen: ${usernames.join(', ')}${more}. ` +
        'Derfor bliver intet slettet.\nLuk kun demonstrationens konti med: npm run admin -- close-demo',
    )
  }
  if (values.yes) return 0
  if (!hasTerminal())
    throw new Error('Alt i databasen og alle filer bliver slettet. Skriv --yes, hvis det er meningen.')
  return (await askYes('Alt i databasen og alle filer bliver slettet. Er det meningen')) ? 0 : 1
}

function explain(error) {
  if (!(error instanceof DomainError)) return error.message
  if (error.code === 'NOT_FOUND') return 'Ingen med det navn arbejder for jer. Se dem med: npm run admin -- list'
  const fields = Object.entries(error.fields ?? {}).map(([name, sentence]) => `  - ${name}: ${sentence}`)
  return fields.length > 0 ? `Det kan ikke bruges:\n${fields.join('\n')}` : error.message
}
