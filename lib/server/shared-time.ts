import 'server-only'
import { db, Prisma, pool, type Transaction } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import { dayMs } from '@/lib/shared/durations'

/** A clock that is disciplined over the network moves by less. */
const stepMs = 2_000

/** What the processes agree on about time (docs/decisions/078). */
export type SharedTime = {
  /** In milliseconds since 1970: the database's clock, or more while that has been set back. Never earlier than before. */
  now: number
  /** The last time before a jump of more than a day that nobody has answered for; null while time makes sense. */
  jumpedFrom: Date | null
}

/**
 * Reads the database's clock and keeps that it was read. A clock that was set back by up to a day is bridged: the
 * service's time, which is the queue's too, goes on, at half its pace until the clock has come up to it. One that jumped
 * forward by more than a day since any process last read it is in doubt, also when the service was off meanwhile, for
 * nothing tells the two apart.
 */
export async function readSharedTime(): Promise<SharedTime> {
  const { rows } = await pool.query<SharedTime>(usual)
  return rows[0] ?? db.$transaction(settle)
}

const usual = {
  name: 'shared-time',
  text: `UPDATE "SharedClock" SET "databaseAt" = clock_timestamp()
    WHERE "leadMs" = 0 AND clock_timestamp() >= "databaseAt" AND clock_timestamp() < "databaseAt" + interval '1 day'
    RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now, "jumpedFrom"`,
}

type Reading = { now: Date; databaseAt: Date; leadMs: number; jumpedFrom: Date | null }

async function settle(tx: Transaction): Promise<SharedTime> {
  // Whoever comes second waits here, and finds the step taken.
  await tx.$executeRaw`
    INSERT INTO "SharedClock" ("databaseAt") VALUES (clock_timestamp()) ON CONFLICT (id) DO UPDATE SET id = 1`
  const [reading] = await tx.$queryRaw<Reading[]>`
    SELECT clock_timestamp() AS now, "databaseAt", "leadMs", "jumpedFrom" FROM "SharedClock"`
  if (!reading) throw new Error('the shared clock has no row')
  const { leadMs, jumpedFrom } = afterStep(reading)
  if (leadMs !== reading.leadMs) await setQueueAhead(tx, leadMs)
  await tx.sharedClock.update({ where: { id: 1 }, data: { databaseAt: reading.now, leadMs, jumpedFrom } })
  return { now: reading.now.getTime() + leadMs, jumpedFrom }
}

function afterStep({ now, databaseAt, leadMs, jumpedFrom }: Reading): Pick<Reading, 'leadMs' | 'jumpedFrom'> {
  const passedMs = now.getTime() - databaseAt.getTime()
  if (passedMs >= -stepMs) {
    if (passedMs > dayMs) log.error({ from: databaseAt, to: now }, 'the clock jumped, or nobody was here')
    return {
      leadMs: Math.round(Math.max(0, leadMs - Math.max(0, passedMs) / 2)),
      jumpedFrom: passedMs > dayMs ? (jumpedFrom ?? databaseAt) : jumpedFrom,
    }
  }
  log.error({ from: databaseAt, to: now }, 'the clock was set back')
  const isUndone = jumpedFrom !== null && now.getTime() - jumpedFrom.getTime() < dayMs
  if (isUndone || -passedMs > dayMs) return { leadMs: 0, jumpedFrom: null }
  return { leadMs: Math.min(dayMs, leadMs - passedMs), jumpedFrom }
}

/** Ends the doubt, whatever the clock has done. Returns the last time before the jump; null where nobody doubted. */
export async function trustTime(tx: Transaction): Promise<Date | null> {
  const [row] = await tx.$queryRaw<Array<{ jumpedFrom: Date }>>`
    UPDATE "SharedClock" clock SET "jumpedFrom" = NULL FROM "SharedClock" before
    WHERE before.id = clock.id AND clock."jumpedFrom" IS NOT NULL RETURNING before."jumpedFrom"`
  return row?.jumpedFrom ?? null
}

/** Sets what pg-boss takes for now, in all its statements. Written as a constant, it costs them nothing. */
async function setQueueAhead(tx: Transaction, leadMs: number): Promise<void> {
  const [queue] = await tx.$queryRaw<Array<{ isThere: boolean }>>`
    SELECT to_regprocedure('pgboss.job_now()') IS NOT NULL AS "isThere"`
  if (!queue?.isThere) return
  await tx.$executeRaw`
    CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamp with time zone LANGUAGE sql STABLE
    AS $$ SELECT pg_catalog.now() + interval '${Prisma.raw(String(leadMs))} milliseconds' $$`
}
