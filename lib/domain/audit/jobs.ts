import 'server-only'
import { z } from 'zod'
import { checkChainNow } from '@/lib/domain/audit/commands/check-chain'
import { execute, worker } from '@/lib/server/command'
import { defineJob } from '@/lib/server/jobs'

/** Nightly, after the clean-up. */
export const checkAuditChainJob = defineJob({
  name: 'check-audit-chain',
  payload: z.object({}),
  cron: '47 4 * * *',
  retryLimit: 3,
  retryDelaySeconds: 600,
  handle: async () => {
    await execute(checkChainNow, worker, {})
  },
})
