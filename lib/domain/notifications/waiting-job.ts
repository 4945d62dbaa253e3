import 'server-only'
import { z } from 'zod'
import { remindOfWaiting } from '@/lib/domain/notifications/remind-of-waiting'
import { db } from '@/lib/server/db'
import { defineJob, enqueue, type JobDefinition } from '@/lib/server/jobs'

/** `after`: the account that the last batch ended with. */
const payload = z.object({ after: z.uuid().optional() })

/** Every morning at half past nine, when the summaries are long sent. One batch a job, which orders the next. */
export const remindOfWaitingJob: JobDefinition<z.output<typeof payload>> = defineJob({
  name: 'remind-of-waiting',
  payload,
  cron: '30 9 * * *',
  handle: async ({ after }) => {
    const { last } = await remindOfWaiting({ after })
    if (last) await enqueue(db, remindOfWaitingJob, { after: last })
  },
})
