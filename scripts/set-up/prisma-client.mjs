import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import lockfile from 'proper-lockfile'
import { contentHash } from './content-hash.mjs'
import { packageProgram, packageVersion } from './packages.mjs'
import { ROOT } from './root.mjs'

const run = promisify(execFile)
const OUTPUT = path.join(ROOT, 'generated')
const STAMP = path.join(OUTPUT, 'schema-stamp')

/**
 * Generates the database client if the schema or Prisma changed since the last time.
 * @returns {Promise<boolean>} whether it was generated now
 */
export async function ensurePrismaClient() {
  if (isCurrent()) return false
  fs.mkdirSync(OUTPUT, { recursive: true })
  const release = await lockfile.lock(OUTPUT, {
    stale: 10_000,
    update: 2_000,
    retries: { retries: 600, factor: 1, minTimeout: 100 },
  })
  try {
    if (isCurrent()) return false
    const stamp = schemaStamp()
    await run(process.execPath, [packageProgram('prisma'), 'generate'], { cwd: ROOT })
    fs.writeFileSync(STAMP, stamp)
    return true
  } catch (error) {
    throw new Error(`Prisma kunne ikke lave databaseklienten:\n${error.stdout ?? ''}${error.stderr ?? error.message}`)
  } finally {
    await release()
  }
}

/** Marks the client as current, after `prisma generate` was run in another way. */
export function markPrismaClientCurrent() {
  if (fs.existsSync(path.join(OUTPUT, 'prisma'))) fs.writeFileSync(STAMP, schemaStamp())
}

function isCurrent() {
  return (
    fs.existsSync(path.join(OUTPUT, 'prisma', 'client.ts')) &&
    fs.existsSync(STAMP) &&
    fs.readFileSync(STAMP, 'utf8') === schemaStamp()
  )
}

const schemaStamp = () => `${contentHash(ROOT, ['prisma/schema', 'prisma.config.ts'])} ${packageVersion('prisma')}`
