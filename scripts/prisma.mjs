// `npm run prisma -- …`: Prisma's command line on the right database. `npm run prisma -- migrate new NAME` writes a
// migration without prompting, for when `migrate dev` refuses because there is no terminal.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { startEmbeddedPostgres } from './postgres/embedded.mjs'
import { packageProgram } from './set-up/packages.mjs'
import { markPrismaClientCurrent } from './set-up/prisma-client.mjs'
import { dataDir, ROOT } from './set-up/root.mjs'

const WITHOUT_DATABASE = new Set([
  'generate',
  'validate',
  'format',
  'version',
  '-v',
  '--version',
  'help',
  '--help',
  '-h',
])

process.chdir(ROOT)
const given = process.argv.slice(2)
const needsDatabase = given.length > 0 && !WITHOUT_DATABASE.has(given[0]) && !given.includes('--help')
const embedded =
  needsDatabase && !process.env.DATABASE_URL
    ? await startEmbeddedPostgres({ dir: path.join(dataDir(), 'postgres') })
    : undefined
// Prisma's own commands need the owner role.
const ownerUrl = embedded?.ownerUrl ?? process.env.MIGRATE_DATABASE_URL
if (ownerUrl) process.env.DATABASE_URL = ownerUrl

// Prisma's child handles Ctrl-C itself; the database must be shut down cleanly after it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})

let exitCode
try {
  const isNewMigration = given[0] === 'migrate' && given[1] === 'new'
  exitCode = isNewMigration ? await writeMigration(given[2]) : await prisma(given)
  if (exitCode === 0 && (given[0] === 'generate' || given[1] === 'dev')) markPrismaClientCurrent()
} finally {
  await embedded?.stop()
}
process.exit(exitCode)

function prisma(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [packageProgram('prisma'), ...args], { stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

async function writeMigration(name) {
  if (!/^[a-z0-9_]+$/.test(name ?? '')) {
    console.error('Skriv et navn med små bogstaver, tal og _: npm run prisma -- migrate new add_candles')
    return 1
  }
  const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const folder = path.join('prisma/migrations', `${time}_${name}`)
  const file = path.join(folder, 'migration.sql')
  fs.mkdirSync('prisma/migrations', { recursive: true })
  const lock = 'prisma/migrations/migration_lock.toml'
  if (!fs.existsSync(lock)) fs.writeFileSync(lock, 'provider = "postgresql"\n')
  const from = ['--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema']
  // Prisma refuses a migration folder without its file, so the folder is created when the file exists.
  const draft = `${folder}.sql`
  const code = await prisma(['migrate', 'diff', ...from, '--script', '-o', draft])
  if (code !== 0) return code
  fs.mkdirSync(folder)
  fs.renameSync(draft, file)
  console.log(`Skrevet: ${file}`)
  return 0
}
