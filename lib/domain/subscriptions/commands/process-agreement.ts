import 'server-only'
import { z } from 'zod'
import { processDueAgreement } from '@/lib/domain/subscriptions/process-due-agreement'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'

/** Does what is due for one agreement at `now`; see processDueAgreement. By a job, every hour of the day. */
export const processAgreement = defineCommand({
  name: 'subscriptions.process-agreement',
  input: z.object({ id: z.uuid(), now: z.iso.datetime().transform((text) => new Date(text)) }),
  session: 'system',
  load: nothing,
  authorize: theSystem,
  run: async (context, { id, now }) => {
    await processDueAgreement(context, id, now)
    context.about({ type: 'subscription', id })
    return { ok: true }
  },
})
