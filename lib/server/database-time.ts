import 'server-only'
import { type Database, db } from '@/lib/server/db'

/**
 * The database's clock now, not at the transaction's start. It is the same for every process, so it tells which of two
 * acts came first, more finely than `Date`, which is right to half a round trip to the database (lib/server/clock.ts).
 */
export async function readDatabaseTime(database: Database = db): Promise<Date> {
  const [row] = await database.$queryRaw<Array<{ now: Date }>>`SELECT clock_timestamp() AS now`
  return row?.now ?? new Date()
}
