import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Prisma, PrismaClient } from '@/generated/prisma/client'
import { env } from '@/lib/server/env'
import { guardTransactions } from '@/lib/server/guard-transactions'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'
import { timeStatements } from '@/lib/server/telemetry/time-statements'

type Connections = { pool: pg.Pool; prisma: PrismaClient }

// A busy machine takes its time; the library's own two and five seconds refused what only had to wait. Milliseconds.
const transactionOptions = { maxWait: 15_000, timeout: 30_000 }
/**
 * A machine that stands still or is gone in the middle of a transaction keeps its locks until the database notices. Shorter
 * than the twenty seconds a command has, so that it is not lost with it. Milliseconds.
 */
const idleInTransactionMs = 15_000

function connect(): Connections {
  // Without a limit, connections to a machine that says nothing would hold the whole pool until TCP gives up. Waiting for
  // a free connection counts too, and may take longer than a transaction's wait.
  const connectionTimeoutMillis = 2 * transactionOptions.maxWait
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL,
    connectionTimeoutMillis,
    // Not in the address: a pool in front of the database refuses a connection that begins with it.
    onConnect: async (client) => {
      await client.query(`SET idle_in_transaction_session_timeout = ${idleInTransactionMs}`)
    },
  })
  // PostgreSQL closing an idle connection must not end the process; the next query opens a new one.
  pool.on('error', () => {})
  timeStatements(pool)
  return { pool, prisma: guardTransactions(new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions })) }
}

const connections = oncePerProcess('database', connect)

export const pool = connections.pool
/** Throws inside a transaction: use its `tx` (guardTransactions). */
export const db = connections.prisma

export type Transaction = Prisma.TransactionClient

/** Lets this transaction wait for something else than the database for so long, instead of fifteen seconds. */
export async function mayWait(tx: Transaction, waitMs: number): Promise<void> {
  await tx.$executeRaw`SELECT set_config('idle_in_transaction_session_timeout', ${String(waitMs)}, true)`
}

/** Anything a query can run on: the client itself or a transaction. */
export type Database = PrismaClient | Transaction

export { Prisma } from '@/generated/prisma/client'
