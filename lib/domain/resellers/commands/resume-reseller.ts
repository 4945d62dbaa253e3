import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { rowWithReasonInput } from '@/lib/domain/resellers/console-schema'
import { dashboardPath, resellerDeskForm } from '@/lib/domain/resellers/paths'
import { forOperators } from '@/lib/domain/resellers/policy'
import { getReseller, resumeReseller as openAgain } from '@/lib/domain/resellers/resellers'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { wholeAddress } from '@/lib/server/whole-address'

/** Resumes a suspended reseller; the reason goes to the audit log. Throws CONFLICT if it is active. */
export const resumeReseller = defineCommand({
  name: 'resellers.resume-reseller',
  ...forOperators,
  input: rowWithReasonInput,
  load: ({ id }) => getReseller(id),
  run: async (context, { id, reason }, { companyName, contactName, email }) => {
    if (!(await openAgain(context.tx, id))) throw new DomainError('CONFLICT')
    const props = { contactName, companyName, dashboardUrl: wholeAddress(dashboardPath) }
    await queueMail(context, { to: email, mail: { template: 'reseller-resumed', props } })
    context.about({ type: 'reseller', id, detail: { reason } })
    return { ok: true }
  },
  form: resellerDeskForm,
})
