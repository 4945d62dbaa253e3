import { nameOf } from '@/lib/server/telemetry/describe-fault'

/** What stops everybody's requests at once: the database is away, or there is no space to write. */
export type Outage = 'DATABASE_AWAY' | 'STORAGE_FULL'

// PostgreSQL's classes for a lost connection and for a server that stops or starts, and Prisma's names for the same.
const away = /^(?:DATABASE_AWAY|08\w{3}|57P0[123]|P1001|P1002|P1008|P1017)$/
const ofSocket = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/
const full = /^(?:ENOSPC|EDQUOT|53100|STORAGE_FULL)$/
// What pg says without a code.
const lost = /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout/

/** The outage that an error tells of; null for every other one, also of a mail server or provider that is away. */
export function outageOf(error: unknown): Outage | null {
  const name = nameOf(error)
  if (full.test(name)) return 'STORAGE_FULL'
  if (away.test(name)) return 'DATABASE_AWAY'
  if (!(error instanceof Error)) return null
  // pg puts its own frames on the errors of its sockets.
  const isOfDatabase =
    lost.test(error.message) || (ofSocket.test(name) && /[\\/]pg(?:-pool)?[\\/]/.test(error.stack ?? ''))
  return isOfDatabase ? 'DATABASE_AWAY' : null
}
