import 'server-only'
import { z } from 'zod'
import { sendSummaries } from '@/lib/domain/notifications/send-summaries'
import { db } from '@/lib/server/db'
import { defineJob, enqueue, type JobDefinition } from '@/lib/server/jobs'
import { danishDay } from '@/lib/shared/danish-time'

/** `after`: the account that the last batch ended with. `day`: whose morning it is, also when it takes past midnight. */
const payload = z.object({ day: z.iso.date().optional(), after: z.uuid().optional() })

/**
 * Every morning at seven. One batch a job, which orders the next: none takes longer than the queue waits for a job, and
 * one that is tried again starts where it was.
 */
export const sendSummariesJob: JobDefinition<z.output<typeof payload>> = defineJob({
  name: 'send-summaries',
  payload,
  cron: '0 7 * * *',
  handle: async ({ day = danishDay(new Date()), after }) => {
    const { last } = await sendSummaries({ day, after })
    if (last) await enqueue(db, sendSummariesJob, { day, after: last })
  },
})
