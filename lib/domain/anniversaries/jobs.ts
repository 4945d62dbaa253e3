import 'server-only'
import { z } from 'zod'
import { remindOfAnniversaries } from '@/lib/domain/anniversaries/remind-of-anniversaries'
import { db } from '@/lib/server/db'
import { defineJob, enqueue, type JobDefinition } from '@/lib/server/jobs'
import { danishDay } from '@/lib/shared/danish-time'

/**
 * `after`: the last page of the previous batch. `day`: the day of the first batch, even if a later one runs after
 * midnight.
 */
const payload = z.object({ day: z.iso.date().optional(), after: z.uuid().optional() })

/** Every morning at eight, an hour after the summaries. Each job does one batch and queues the next. */
export const remindOfAnniversariesJob: JobDefinition<z.output<typeof payload>> = defineJob({
  name: 'remind-of-anniversaries',
  payload,
  cron: '0 8 * * *',
  handle: async ({ day = danishDay(new Date()), after }) => {
    const { last } = await remindOfAnniversaries({ day, after })
    if (last) await enqueue(db, remindOfAnniversariesJob, { day, after: last })
  },
})
