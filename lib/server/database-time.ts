import 'server-only'
import { type Database, db } from '@/lib/server/db'

/**
 * The database's clock now, not at the transaction's start. It is the same for every process, so it tells which of two
 * acts came first though a process's own clock is wrong.
 */
export async function readDatabaseTime(database: Database = db): Promise<Date> {
  const [row] = await database.$queryRaw<Array<{ now: Date }>>`SELECT clock_timestamp() AS now`
  return row?.now ?? new Date()
}
