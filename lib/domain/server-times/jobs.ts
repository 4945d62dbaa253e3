import 'server-only'
import { z } from 'zod'
import { dayOf } from '@/lib/domain/server-times/period'
import { keptDays } from '@/lib/domain/server-times/policy'
import { sumTimes } from '@/lib/domain/server-times/sum-times'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'
import { packHistogram } from '@/lib/server/telemetry/histogram'
import { dayMs } from '@/lib/shared/durations'

/** Nightly, at a quiet hour. */
export const tidyServerTimesJob = defineJob({
  name: 'tidy-server-times',
  isIrreversible: true,
  payload: z.object({}),
  cron: '47 3 * * *',
  handle: () => tidyTimes(),
})

/**
 * Deletes figures that are past their days, and adds up the hours of days before yesterday to one row a day: a month of
 * hours would take seconds to read. Idempotent; also when hours arrive late.
 */
export async function tidyTimes(now = new Date()): Promise<void> {
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * dayMs) })
  await db.serverTimeHour.deleteMany({ where: { hour: before(keptDays.times) } })
  await db.refusalHour.deleteMany({ where: { hour: before(keptDays.times) } })
  await db.processMinute.deleteMany({ where: { at: before(keptDays.minutes) } })
  await db.serverProcess.deleteMany({ where: { seenAt: before(keptDays.processes) } })
  await db.keptBatch.deleteMany({ where: { at: before(keptDays.batches) } })
  for (const day of await daysWithHours(new Date(dayOf(now).getTime() - dayMs))) await addUp(day)
}

/** Days before `end` that have more than their midnight's row. */
async function daysWithHours(end: Date): Promise<Date[]> {
  const rows = await db.$queryRaw<Array<{ day: Date }>>`
    SELECT DISTINCT date_trunc('day', hour, 'UTC') AS day FROM "ServerTimeHour"
    WHERE hour < ${end} AND hour <> date_trunc('day', hour, 'UTC') ORDER BY 1`
  return rows.map(({ day }) => day)
}

async function addUp(day: Date): Promise<void> {
  const within = { hour: { gte: day, lt: new Date(day.getTime() + dayMs) } }
  await db.$transaction(
    async (tx) => {
      // Deleting locks: what a process adds to these hours in the meantime waits, and is added up the next night.
      const rows = await tx.$queryRaw<
        Array<{ kind: string; name: string; histogram: Uint8Array; count: number; failed: number }>
      >`
        DELETE FROM "ServerTimeHour" WHERE hour >= ${within.hour.gte} AND hour < ${within.hour.lt}
        RETURNING kind, name, histogram, count, failed`
      const sums = await sumTimes(rows, ({ kind, name }) => `${kind} ${name}`)
      await tx.serverTimeHour.createMany({
        data: [...sums].map(([key, { histogram, count, failed }]) => {
          const [kind = '', ...name] = key.split(' ')
          return { hour: day, kind, name: name.join(' '), histogram: packHistogram(histogram), count, failed }
        }),
      })
    },
    { timeout: 60_000 },
  )
}
