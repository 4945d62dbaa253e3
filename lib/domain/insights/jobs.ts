import 'server-only'
import { z } from 'zod'
import { type Figure, readFlows, readStates } from '@/lib/domain/insights/figures'
import { flowNames } from '@/lib/domain/insights/schema'
import { countHeadSteps } from '@/lib/domain/media/pictures/heads-without-steps'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'
import { danishDay } from '@/lib/shared/danish-time'
import { plusDays } from '@/lib/shared/time-buckets'

/** Every ten minutes: /admin shows what was counted, whatever the number of pages. */
export const keepFiguresJob = defineJob({
  name: 'keep-figures',
  isIrreversible: true,
  payload: z.object({}),
  cron: '*/10 * * * *',
  handle: () => keepFigures(),
})

/** The first count looks back this many days; a year is the longest period that is shown. */
const firstLookDays = 400

/** When the figures of today were counted, in milliseconds since 1970. */
export const countedAtName = 'counted-at'

/**
 * Counts the figures of today and of the day before anew, and of earlier days that were missed; the first time of all
 * days of the past year. Counting again changes nothing that is right, so it may run at any time and twice at once.
 */
export async function keepFigures(now = new Date()): Promise<void> {
  const today = danishDay(now)
  const last = await db.figureDay.findFirst({ where: { name: countedAtName }, orderBy: { day: 'desc' } })
  const yesterday = plusDays(today, -1)
  const missed = last ? plusDays(last.day.toISOString().slice(0, 10), -1) : plusDays(today, -firstLookDays)
  // After a clock that went back the last count is in the future.
  const [since = yesterday] = [missed, yesterday].toSorted()
  const [flows, states] = await Promise.all([readFlows(since), readStates(today, await countHeadSteps())])
  await writeFigures({ since, today }, [...flows, ...states, { day: today, name: countedAtName, count: now.getTime() }])
}

async function writeFigures({ since, today }: { since: string; today: string }, figures: Figure[]): Promise<void> {
  const rows = figures.map(({ day, name, count }) => ({ day: new Date(day), name, count: BigInt(Math.round(count)) }))
  await db.$transaction(async (tx) => {
    // What is no longer there has no row above: a withdrawn candle, an emptied state.
    await tx.figureDay.deleteMany({
      where: { OR: [{ name: { in: [...flowNames] }, day: { gte: new Date(since) } }, { day: new Date(today) }] },
    })
    await tx.figureDay.createMany({ data: rows, skipDuplicates: true })
  })
}
