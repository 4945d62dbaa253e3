import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { rowWithReasonInput } from '@/lib/domain/resellers/console-schema'
import { adminResellerForm } from '@/lib/domain/resellers/form-names'
import { resellerPath } from '@/lib/domain/resellers/paths'
import { canManageResellers } from '@/lib/domain/resellers/policy'
import { getReseller } from '@/lib/domain/resellers/resellers'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Suspends a reseller: its accounts cannot act for it until it is resumed. Its codes are unchanged, and families notice
 * nothing. Throws CONFLICT if it is suspended already.
 */
export const suspendReseller = defineCommand({
  name: 'resellers.suspend-reseller',
  session: 'required',
  confirms: true,
  input: rowWithReasonInput,
  load: ({ id }) => getReseller(id),
  authorize: canManageResellers,
  run: async (context, { id, reason }, { companyName, contactName, email }) => {
    const { count } = await context.tx.reseller.updateMany({
      where: { id, status: 'active' },
      data: { status: 'suspended', suspendedReason: reason, suspendedAt: new Date() },
    })
    if (count === 0) throw new DomainError('CONFLICT')
    const props = { contactName, companyName, reason }
    await queueMail(context, { to: email, mail: { template: 'reseller-suspended', props } })
    context.about({ type: 'reseller', id, detail: { reason } })
    return { ok: true }
  },
  form: {
    name: adminResellerForm,
    done: (_, { id = '' }) => resellerPath(id),
    back: ({ id = '' }) => resellerPath(id),
  },
})
