import 'server-only'
import type { ChosenJobs } from '@/lib/domain/queues/schema'
import { queueWords } from '@/lib/domain/set-aside-jobs/copy'
import { Prisma, type Transaction } from '@/lib/server/db'

/** Of a whole queue at a time. */
const mostAtOnce = 1000
/** Then pg-boss deletes a job that nobody ran. */
const keptDays = 14

/** pg-boss's own queues are none of ours. */
export const ourOwn = Prisma.sql`name NOT LIKE '\\_\\_pgboss%'`

/**
 * Lets failed jobs run again, with all the tries their queue gives. Returns how many: those that ran or were dropped in
 * the meantime are left out, and those of a queue this release does not have.
 */
export function tryFailedAgain(tx: Transaction, chosen: ChosenJobs): Promise<number> {
  return tx.$executeRaw`
    UPDATE pgboss.job failed
    SET state = 'retry', completed_on = NULL, start_after = now(),
      retry_limit = failed.retry_count + 1 + queue.retry_limit,
      keep_until = now() + make_interval(days => ${keptDays})
    FROM pgboss.queue queue
    WHERE queue.name = failed.name AND failed.state = 'failed'
      AND (failed.name, failed.id) IN (${lockedJobs(chosen, Prisma.sql`name = ANY(${Object.keys(queueWords)})`)})`
}

/** Deletes failed jobs; returns how many. */
export function dropFailed(tx: Transaction, chosen: ChosenJobs): Promise<number> {
  return tx.$executeRaw`
    DELETE FROM pgboss.job
    WHERE state = 'failed' AND (name, id) IN (${lockedJobs(chosen, ourOwn)})`
}

/** Those that a concurrent call has taken are skipped. */
function lockedJobs({ ids, queue }: ChosenJobs, within: Prisma.Sql): Prisma.Sql {
  const which = ids ? Prisma.sql`id = ANY(${ids}::uuid[])` : Prisma.sql`name = ${queue}`
  return Prisma.sql`
    SELECT name, id FROM pgboss.job WHERE state = 'failed' AND ${which} AND ${within}
    ORDER BY completed_on LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED`
}
