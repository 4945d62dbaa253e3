import 'server-only'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { adminPaymentPath } from '@/lib/domain/payments/admin-paths'
import { reasonTexts, refundFormName } from '@/lib/domain/payments/copy'
import { refundPaymentInput } from '@/lib/domain/payments/desk-schema'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { refund, refundAndMail } from '@/lib/domain/payments/refund'
import type { RefundReason } from '@/lib/domain/payments/schema'
import { lockPayment } from '@/lib/domain/settlement/lock-payment'
import { defineCommand, type WriteContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { isSignedIn } from '@/lib/shared/actor'
import { parseOere } from '@/lib/shared/money'

/**
 * Pays back all or part of a payment. What was invoiced is credited with it, except what was paid twice. Two at once
 * never exceed what was paid. Throws PAYMENT_NOT_PAID, REFUND_TOO_LARGE and CREDIT_TOO_LARGE.
 */
export const refundPayment = defineCommand({
  name: 'settlement.refund-payment',
  session: 'required',
  confirms: true,
  input: refundPaymentInput,
  load: async ({ id }) => {
    const payment = await db.payment.findUnique({ where: { id }, select: { id: true, provider: true } })
    if (!payment) throw new DomainError('NOT_FOUND')
    return payment
  },
  authorize: canManageMoney,
  run: async (context, { id, amount, reason, note, bankAccount }, { provider }) => {
    const amountOere = parseOere(amount)
    if (!amountOere) throw new DomainError('INVALID_INPUT')
    await lockPayment(context.tx, id)
    const creditNoteId = await creditFor(context, { paymentId: id, amountOere, reason })
    const { actor } = context
    // A credit note is mailed by itself.
    const { refundId } = await (creditNoteId ? refund : refundAndMail)(context, {
      paymentId: id,
      amountOere,
      reason,
      note,
      creditNoteId,
      bankAccount: provider === 'bank' ? bankAccount : null,
      requestedBy: isSignedIn(actor) ? { id: actor.userId, name: actor.fullName.slice(0, 120) } : null,
    })
    context.about({ type: 'payment', id, detail: { refundId, amountOere, reason, note } })
    return { refundId }
  },
  form: {
    name: refundFormName,
    done: (_, { id = '' }) => `${adminPaymentPath(id)}?gemt=refusion`,
    back: ({ id = '' }) => adminPaymentPath(id),
  },
})

type Credited = { paymentId: string; amountOere: number; reason: RefundReason }

async function creditFor(context: WriteContext, { paymentId, amountOere, reason }: Credited): Promise<string | null> {
  const entry = await context.tx.receivableEntry.findFirst({
    where: { paymentId, kind: 'payment' },
    select: { invoiceId: true },
  })
  if (!entry || reason === 'duplicate') return null
  const { invoiceId } = entry
  const { id } = await creditInvoice(context, { invoiceId, amountOere, text: reasonTexts[reason], now: new Date() })
  await sendInvoice(context, id)
  return id
}
