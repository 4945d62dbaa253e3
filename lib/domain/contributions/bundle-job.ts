import 'server-only'
import { z } from 'zod'
import { sendBundles } from '@/lib/domain/contributions/send-bundles'
import { db } from '@/lib/server/db'
import { defineJob, enqueue, type JobDefinition } from '@/lib/server/jobs'

/** `after`: the account that the last batch ended with. */
const payload = z.object({ after: z.uuid().optional() })

/** Every hour of the day after the morning's summary, which has what came in the night. One batch a job, as there. */
export const sendBundlesJob: JobDefinition<z.output<typeof payload>> = defineJob({
  name: 'send-bundles',
  payload,
  cron: '0 8-22 * * *',
  handle: async ({ after }) => {
    const { last } = await sendBundles({ after })
    if (last) await enqueue(db, sendBundlesJob, { after: last })
  },
})
