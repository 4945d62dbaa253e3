import 'server-only'
import { pool } from '@/lib/server/db'

const key = `hashtextextended('artwork-export:' || $1, 0)`

/**
 * Runs the work while no other process works on the same export; null when another does. The lock is tied to the
 * connection: a killed process releases it.
 */
export async function withExportLock<T>(exportId: string, work: () => Promise<T>): Promise<T | null> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ held: boolean }>(`SELECT pg_try_advisory_lock(${key}) AS held`, [exportId])
    if (!rows[0]?.held) return null
    try {
      return await work()
    } finally {
      await client.query(`SELECT pg_advisory_unlock(${key})`, [exportId])
    }
  } finally {
    client.release()
  }
}
