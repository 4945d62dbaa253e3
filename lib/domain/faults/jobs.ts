import 'server-only'
import { z } from 'zod'
import { tellOfFaults } from '@/lib/domain/faults/commands/tell-of-faults'
import { execute, worker } from '@/lib/server/command'
import { defineJob } from '@/lib/server/jobs'

/** Every minute: the operators hear of a new fault, at most once an hour. The next run does what one could not. */
export const tellOfFaultsJob = defineJob({
  name: 'tell-of-faults',
  payload: z.object({}),
  cron: '* * * * *',
  retryLimit: 0,
  handle: async () => {
    await execute(tellOfFaults, worker, { now: new Date() })
  },
})
