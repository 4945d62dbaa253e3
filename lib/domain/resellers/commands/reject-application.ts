import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { decide, getApplication } from '@/lib/domain/resellers/applications'
import { rowWithReasonInput } from '@/lib/domain/resellers/console-schema'
import { adminResellerForm, resellersPath } from '@/lib/domain/resellers/paths'
import { forOperators } from '@/lib/domain/resellers/policy'
import { defineCommand } from '@/lib/server/command'

/** Rejects an application and mails the applicant the reason. Throws APPLICATION_DECIDED. */
export const rejectApplication = defineCommand({
  name: 'resellers.reject-application',
  ...forOperators,
  input: rowWithReasonInput,
  load: ({ id }) => getApplication(id),
  run: async (context, { id, reason }, { email }) => {
    await decide(context.tx, context.actor, { id, status: 'rejected', reason })
    const props = { reason }
    await queueMail(context, { to: email, mail: { template: 'reseller-application-rejected', props } })
    context.about({ type: 'reseller_application', id })
    return { ok: true }
  },
  form: { name: adminResellerForm, done: () => resellersPath, back: () => resellersPath },
})
