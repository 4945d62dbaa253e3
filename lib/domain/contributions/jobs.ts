import 'server-only'
import { z } from 'zod'
import { sendBundles } from '@/lib/domain/contributions/send-bundles'
import { db } from '@/lib/server/db'
import { defineJob, enqueue, type JobDefinition } from '@/lib/server/jobs'

/** `after`: the last account of the previous batch. */
const payload = z.object({ after: z.uuid().optional() })

/** Hourly, from the hour after the morning summary, which covers the night. One batch per job. */
export const sendBundlesJob: JobDefinition<z.output<typeof payload>> = defineJob({
  name: 'send-bundles',
  payload,
  cron: '0 8-22 * * *',
  handle: async ({ after }) => {
    const { last } = await sendBundles({ after })
    if (last) await enqueue(db, sendBundlesJob, { after: last })
  },
})
