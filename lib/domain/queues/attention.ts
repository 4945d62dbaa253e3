import 'server-only'
import { ourOwn } from '@/lib/domain/queues/failed-jobs'
import { jobsPath, setAsideFormName, timeFormName } from '@/lib/domain/set-aside-jobs/copy'
import { db } from '@/lib/server/db'
import { readSharedTime } from '@/lib/server/shared-time'
import type { Attention, FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'

/** A job that could run and does not for this long: nobody runs jobs, or too slowly. */
const lateMs = 10 * 60_000

/** Jobs that failed for good, that were set aside, that nobody runs, or that wait for the clock. */
export const findQueuesAttention: FindAttention = async (now) => {
  const found = await Promise.all([findFailed(), findSetAside(), findLate(now), findClockInDoubt()])
  return found.filter((line) => line !== null)
}

/**
 * pg-boss counts failed jobs itself, once a minute while somebody runs jobs; only when nobody does are all jobs read.
 * What was decided since is seen by the list, which is short.
 */
async function findFailed(): Promise<Attention | null> {
  const [counts] = await db.$queryRaw<Array<{ failed: number; fresh: boolean }>>`
    SELECT coalesce(sum(failed_count), 0)::int AS failed,
      coalesce(min(monitor_on) > now() - interval '3 minutes', false) AS fresh
    FROM pgboss.queue WHERE ${ourOwn}`
  if (counts?.fresh && counts.failed === 0) return null
  const [row] = await db.$queryRaw<Array<{ count: number; since: Date | null }>>`
    SELECT count(*)::int AS count, min(completed_on) AS since FROM pgboss.job WHERE state = 'failed' AND ${ourOwn}`
  if (!row || row.count === 0) return null
  return {
    key: 'failed-jobs',
    urgency: 'due',
    badge: 'Mislykket',
    href: jobsPath,
    until: null,
    link: counted(row.count, 'opgave', 'opgaver'),
    rest: row.count === 1 ? 'mislykkedes og prøves ikke igen.' : 'mislykkedes og prøves ikke igen af sig selv.',
    since: row.since?.toISOString() ?? null,
  }
}

async function findSetAside(): Promise<Attention | null> {
  const { _count: count, _min: first } = await db.setAsideJob.aggregate({ _count: true, _min: { setAsideAt: true } })
  if (count === 0) return null
  return {
    key: 'set-aside-jobs',
    urgency: 'now',
    badge: 'Sat til side',
    until: null,
    href: `${jobsPath}#${setAsideFormName}`,
    link: counted(count, 'opgave', 'opgaver'),
    rest: 'stoppede serveren to gange og er sat til side.',
    since: first.setAsideAt?.toISOString() ?? null,
  }
}

async function findLate(now: Date): Promise<Attention | null> {
  // By pg-boss's index on what waits.
  const [row] = await db.$queryRaw<Array<{ count: number; since: Date | null }>>`
    SELECT count(*)::int AS count, min(start_after) AS since FROM pgboss.job
    WHERE state < 'active' AND NOT blocked AND start_after < ${new Date(now.getTime() - lateMs)} AND ${ourOwn}`
  if (!row || row.count === 0) return null
  return {
    key: 'late-jobs',
    urgency: 'now',
    badge: 'Venter',
    href: jobsPath,
    until: null,
    link: counted(row.count, 'opgave', 'opgaver'),
    rest: 'har ventet i mere end 10 minutter. Måske er der ingen, der udfører dem.',
    since: row.since?.toISOString() ?? null,
  }
}

async function findClockInDoubt(): Promise<Attention | null> {
  const { jumpedFrom } = await readSharedTime()
  if (!jumpedFrom) return null
  return {
    key: 'clock-in-doubt',
    urgency: 'now',
    badge: 'Uret',
    href: `${jobsPath}#${timeFormName}`,
    until: null,
    link: 'Uret er sprunget frem.',
    rest: 'Passer det? Indtil du svarer, bliver intet slettet eller afsluttet, og der bliver ikke trukket penge.',
    since: null,
  }
}
