import 'server-only'
import { z } from 'zod'
import { checkTree } from '@/lib/domain/published-pages/check-tree'
import { noteCheck } from '@/lib/domain/published-pages/commands/note-check'
import { execute, worker } from '@/lib/server/command'
import { defineJob } from '@/lib/server/jobs'

/** Nightly, after the other work of the night. Reading every file is for `npm run archive -- verify`. */
export const checkTreeJob = defineJob({
  name: 'check-published-tree',
  payload: z.object({}),
  cron: '13 5 * * *',
  keyOf: () => 'all',
  retryLimit: 3,
  retryDelaySeconds: 600,
  handle: async () => {
    await execute(noteCheck, worker, await checkTree({ repair: true, readAll: false }))
  },
})
