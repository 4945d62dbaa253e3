import 'server-only'
import { z } from 'zod'
import { sendPasswordReset } from '@/lib/domain/accounts/commands/send-password-reset'
import { sendSetupLink } from '@/lib/domain/accounts/commands/send-setup-link'
import { execute, worker } from '@/lib/server/command'
import { defineJob } from '@/lib/server/jobs'

export const sendPasswordResetJob = defineJob({
  name: 'send-password-reset',
  payload: z.object({ email: z.string() }),
  handle: async (payload) => {
    await execute(sendPasswordReset, worker, payload)
  },
})

export const sendSetupLinkJob = defineJob({
  name: 'send-setup-link',
  payload: z.object({ email: z.string(), qrCode: z.string() }),
  handle: async (payload) => {
    await execute(sendSetupLink, worker, payload)
  },
})
