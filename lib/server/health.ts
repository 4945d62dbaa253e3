import 'server-only'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pool } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import packageJson from '@/package.json'

/** `behind`: the database lacks migrations of this release. `ahead`: it has one that this release cannot run on. */
type Check = 'ok' | 'unreachable' | 'behind' | 'ahead'
export type Health = { status: 'ok' | 'failing'; version: string; database: Check; queue: Check }

const patienceMs = 2500
// scripts/postgres/migrate.mjs
const breaksEarlier = 'breaks earlier releases'
const migrationsFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma', 'migrations')

let looking: Promise<Health> | null = null

/** The health of this process. Concurrent calls share one check. */
export function readHealth(): Promise<Health> {
  looking ??= look().finally(() => {
    looking = null
  })
  return looking
}

/**
 * Whether this process can serve: the database answers, all migrations of this version are applied and none that it cannot
 * run on, and the queue's tables exist. Never throws; answers within five seconds.
 */
async function look(): Promise<Health> {
  const database = await check('database', compareMigrations)
  const queue = database === 'unreachable' ? database : await check('queue', findQueue)
  const status = database === 'ok' && queue === 'ok' ? 'ok' : 'failing'
  return { status, version: packageJson.version, database, queue }
}

async function check(name: string, find: () => Promise<Check>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), patienceMs)
  })
  try {
    return await Promise.race([find(), late])
  } catch (error) {
    log.error({ err: error, check: name }, 'health')
    return 'unreachable'
  } finally {
    clearTimeout(timer)
  }
}

async function compareMigrations(): Promise<Check> {
  const { rows } = await pool.query<{ name: string; logs: string | null }>(
    'SELECT migration_name AS name, logs FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  const applied = new Set(rows.map(({ name }) => name))
  const entries = await readdir(migrationsFolder, { withFileTypes: true })
  const known = new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name))
  if ([...known].some((name) => !applied.has(name))) return 'behind'
  return rows.some(({ name, logs }) => logs === breaksEarlier && !known.has(name)) ? 'ahead' : 'ok'
}

async function findQueue(): Promise<Check> {
  const { rows } = await pool.query<{ found: boolean }>("SELECT to_regclass('pgboss.job') IS NOT NULL AS found")
  return rows[0]?.found ? 'ok' : 'behind'
}
