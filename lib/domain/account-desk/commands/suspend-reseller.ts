import 'server-only'
import { suspendResellerInput } from '@/lib/domain/account-desk/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { recordClosing } from '@/lib/domain/reports/decided-case'
import { resellerDeskForm, resellerPath } from '@/lib/domain/resellers/paths'
import { canManageResellers } from '@/lib/domain/resellers/policy'
import { getReseller } from '@/lib/domain/resellers/resellers'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Suspends a reseller: its accounts cannot act for it until it is resumed. Its codes are unchanged, and families notice
 * nothing. The reason is mailed with its ground and how to complain. Throws NOT_FOUND, or CONFLICT if it is suspended
 * already.
 */
export const suspendReseller = defineCommand({
  name: 'account-desk.suspend-reseller',
  session: 'required',
  confirms: true,
  input: suspendResellerInput,
  load: ({ id }) => getReseller(id),
  authorize: canManageResellers,
  run: async (context, { id, reason, ground, isReported }, { companyName, contactName, email }) => {
    const { count } = await context.tx.reseller.updateMany({
      where: { id, status: 'active' },
      data: { status: 'suspended', suspendedReason: reason, suspendedAt: new Date() },
    })
    if (count === 0) throw new DomainError('CONFLICT')
    const subject = `Sat på pause: aftalen med ${companyName}`
    const closed = { subject, path: resellerPath(id), userId: null, email, resellerId: id }
    const words = { ground, reasons: reason, isReported }
    const { number, statement } = await recordClosing(context, { decision: 'reseller_suspended', ...closed }, words)
    const props = { contactName, companyName, reason, statement }
    await queueMail(context, { to: email, mail: { template: 'reseller-suspended', props } })
    context.about({ type: 'reseller', id, detail: { reason, ground, case: number } })
    return { ok: true }
  },
  form: resellerDeskForm,
})
