import 'server-only'
import { z } from 'zod'
import { isKnownQueue, queueWords } from '@/lib/domain/set-aside-jobs/copy'
import { canHandleSetAsideJobs } from '@/lib/domain/set-aside-jobs/policy'
import type { SetAsideJobView } from '@/lib/domain/set-aside-jobs/schema'
import { concernsOf } from '@/lib/domain/set-aside-jobs/set-aside-job'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { readSharedTime } from '@/lib/server/shared-time'

/** More than are decided on in a day; the rest are shown once some are gone. */
const shownAtMost = 100

/** Jobs that were set aside, newest first; at most 100. */
export const listSetAsideJobs = defineRead({
  name: 'set-aside-jobs.list-set-aside-jobs',
  session: 'required',
  input: z.object({}),
  authorize: canHandleSetAsideJobs,
  run: async (): Promise<SetAsideJobView[]> => {
    const rows = await db.setAsideJob.findMany({
      orderBy: [{ setAsideAt: 'desc' }, { id: 'desc' }],
      take: shownAtMost,
      select: { id: true, queue: true, payload: true, unended: true, firstAt: true, lastAt: true },
    })
    return rows.map(describeJob)
  },
})

/** From when the clock jumped by more than a day, so that what deletes, ends or charges waits; null while nothing does. */
export const getTimeJump = defineRead({
  name: 'set-aside-jobs.get-time-jump',
  session: 'required',
  input: z.object({}),
  authorize: canHandleSetAsideJobs,
  run: async (): Promise<{ jumpedFrom: Date | null }> => {
    const { jumpedFrom } = await readSharedTime()
    return { jumpedFrom }
  },
})

type Row = { id: string; queue: string; payload: unknown; unended: number; firstAt: Date; lastAt: Date }

/** A job for the console. Only the ids of its payload, because the rest could be personal data. */
function describeJob({ id, queue, payload, unended, firstAt, lastAt }: Row): SetAsideJobView {
  return {
    id,
    unended,
    work: queueWords[queue] ?? queue,
    mayTryAgain: isKnownQueue(queue),
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    concerns: concernsOf(payload),
  }
}
