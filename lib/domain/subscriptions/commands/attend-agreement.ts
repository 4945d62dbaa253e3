import 'server-only'
import { z } from 'zod'
import { attendAgreement } from '@/lib/domain/subscriptions/attend-agreement'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'

/** Does what is due for one agreement at `now`; see attendAgreement. By a job, every hour of the day. */
export const attendAgreementNow = defineCommand({
  name: 'subscriptions.attend-agreement',
  input: z.object({ id: z.uuid(), now: z.iso.datetime().transform((text) => new Date(text)) }),
  session: 'system',
  load: nothing,
  authorize: theSystem,
  run: async (context, { id, now }) => {
    await attendAgreement(context, id, now)
    context.about({ type: 'subscription', id })
    return { ok: true }
  },
})
