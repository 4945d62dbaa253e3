import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/server/env'

/**
 * When the launcher had to start the embedded database again after it died, by the database's clock, the first first. At
 * most the last twenty (scripts/server/prepare-database.mjs).
 */
export async function listDatabaseRestarts(since: Date): Promise<Date[]> {
  const text = await readFile(path.join(env.DATA_DIR, 'database-restarts.txt'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .map((line) => new Date(line))
    .filter((at) => at >= since)
}
