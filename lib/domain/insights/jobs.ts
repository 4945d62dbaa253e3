import 'server-only'
import { z } from 'zod'
import { keepFigures } from '@/lib/domain/insights/keep-figures'
import { defineJob } from '@/lib/server/jobs'

/** Every ten minutes: /admin shows what was counted, whatever the number of pages. */
export const keepFiguresJob = defineJob({
  name: 'keep-figures',
  isIrreversible: true,
  payload: z.object({}),
  cron: '*/10 * * * *',
  handle: () => keepFigures(),
})
