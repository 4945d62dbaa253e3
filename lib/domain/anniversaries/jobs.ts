import 'server-only'
import { z } from 'zod'
import { remindOfAnniversaries } from '@/lib/domain/anniversaries/remind-of-anniversaries'
import { db } from '@/lib/server/db'
import { defineJob, enqueue, type JobDefinition } from '@/lib/server/jobs'
import { danishDay } from '@/lib/shared/danish-time'

/** `after`: the page that the last batch ended with. `day`: whose morning it is, also when it takes past midnight. */
const payload = z.object({ day: z.iso.date().optional(), after: z.uuid().optional() })

/** Every morning at eight, an hour after the summaries. One batch a job, which orders the next. */
export const remindOfAnniversariesJob: JobDefinition<z.output<typeof payload>> = defineJob({
  name: 'remind-of-anniversaries',
  payload,
  cron: '0 8 * * *',
  handle: async ({ day = danishDay(new Date()), after }) => {
    const { last } = await remindOfAnniversaries({ day, after })
    if (last) await enqueue(db, remindOfAnniversariesJob, { day, after: last })
  },
})
