import 'server-only'
import { z } from 'zod'
import { checkLog } from '@/lib/domain/audit/commands/check-log'
import { execute, worker } from '@/lib/server/command'
import { defineJob } from '@/lib/server/jobs'

/** Nightly, after the clean-up. */
export const checkAuditLogJob = defineJob({
  name: 'check-audit-chain',
  payload: z.object({}),
  cron: '47 4 * * *',
  retryLimit: 3,
  retryDelaySeconds: 600,
  handle: async () => {
    await execute(checkLog, worker, {})
  },
})
