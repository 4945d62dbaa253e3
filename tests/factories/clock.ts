import { z } from 'zod'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'
import { readSharedTime } from '@/lib/server/shared-time'
import { hourMs } from '@/lib/shared/durations'

/** What the processes find when the database's clock has since been set by so many hours; negative is back. */
export async function turnDatabaseClock(hours: number): Promise<void> {
  await readSharedTime()
  const { databaseAt } = await db.sharedClock.findUniqueOrThrow({ where: { id: 1 } })
  // Only the server's owner could turn its clock. To the processes it is the same when what they saw of it moves.
  await db.sharedClock.update({
    where: { id: 1 },
    data: { databaseAt: new Date(databaseAt.getTime() - hours * hourMs) },
  })
}

/** The clock as it stands after it jumped by three days, and nobody has answered. */
export async function doubtTheClock(): Promise<Record<never, never>> {
  await turnDatabaseClock(72)
  await readSharedTime()
  return {}
}

/** Leaves nothing of what a test did with the clock: neither a lead, also of the queue, nor a doubt. */
export async function resetClock(): Promise<void> {
  await turnDatabaseClock(23)
  await readSharedTime()
  await db.sharedClock.deleteMany()
}

/** A job that every process runs on schedule: pg-boss begins it at once, for the minute that has just begun. */
export const everyMinuteJob = (handle: () => void) =>
  defineJob({ name: 'test-every-minute', payload: z.object({}), cron: '* * * * *', handle: async () => handle() })
