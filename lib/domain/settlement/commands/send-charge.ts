import 'server-only'
import { z } from 'zod'
import { chargeCall, recordOutcome } from '@/lib/domain/payments/calls'
import { sendKeptCall } from '@/lib/domain/payments/send-call'
import { applyProviderState } from '@/lib/domain/settlement/apply-provider-state'
import type { Charge } from '@/lib/integrations/payments/payment-provider'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { toOere } from '@/lib/shared/money'

/**
 * Sends the kept charge of a saved card and applies its answer. It can run any number of times, also at once and after
 * a lost answer: the card is charged once.
 */
export const sendCharge = defineCommand({
  name: 'settlement.send-charge',
  session: 'system',
  input: z.object({ paymentId: z.uuid(), now: z.date().optional() }),
  load: async ({ paymentId }) => {
    const payment = await db.payment.findUnique({
      where: { id: paymentId },
      select: { id: true, amountOere: true, currency: true },
    })
    if (!payment) throw new DomainError('NOT_FOUND')
    return { ...payment, amountOere: toOere(payment.amountOere) }
  },
  authorize: theSystem,
  prepare: ({ paymentId, now }) => sendKeptCall(chargeCall, { paymentId }, now),
  run: async (context, { now = new Date() }, payment, sent) => {
    context.about({ type: 'payment', id: payment.id })
    if (!sent) return { applied: 'unchanged' as const }
    const { answer, refusal } = sent
    await recordOutcome(context.tx, sent, now)
    const charge = answer ?? refusedCharge(payment, refusal.code, now)
    return { applied: await applyProviderState(context, { paymentId: payment.id, charge, now }) }
  },
})

/** The provider would not even try, as when the card was removed there: the same to us as a refused card. */
function refusedCharge(payment: { id: string; amountOere: number; currency: string }, code: string, now: Date): Charge {
  const { id: reference, amountOere, currency } = payment
  return {
    reference,
    amountOere,
    currency,
    chargeRef: `none:${reference}`,
    state: 'failed',
    refundedOere: 0,
    failureCode: code.slice(0, 80),
    customerRef: null,
    card: null,
    createdAt: now,
  }
}
