import 'server-only'
import { z } from 'zod'
import { tidyTimes } from '@/lib/domain/server-times/tidy-times'
import { defineJob } from '@/lib/server/jobs'

/** Nightly, at a quiet hour. */
export const tidyServerTimesJob = defineJob({
  name: 'tidy-server-times',
  isIrreversible: true,
  payload: z.object({}),
  cron: '47 3 * * *',
  handle: () => tidyTimes(),
})
