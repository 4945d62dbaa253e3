import 'server-only'
import { z } from 'zod'
import {
  applyAnswer,
  applyRefundAnswers,
  askAboutPayment,
  askAboutRefunds,
} from '@/lib/domain/settlement/provider-answers'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * Asks the provider how a payment and its refunds stand, and applies it: for payers who never came back, pages that
 * closed, and payments that were cancelled or failed here and may be paid there.
 */
export const settlePayment = defineCommand({
  name: 'settlement.settle-payment',
  session: 'system',
  input: z.object({ paymentId: z.uuid(), now: z.date().optional() }),
  load: async ({ paymentId }) => {
    const payment = await db.payment.findUnique({
      where: { id: paymentId },
      select: { id: true, status: true, provider: true },
    })
    if (!payment) throw new DomainError('NOT_FOUND')
    return payment
  },
  authorize: theSystem,
  prepare: async (_input, _caller, { id, provider }) =>
    provider === 'bank' ? null : { answer: await askAboutPayment(id), refunds: await askAboutRefunds(id) },
  // Runs every minute; what an answer changes is logged as the provider's.
  isAudited: false,
  run: async (context, { now = new Date() }, { id }, found) => {
    if (!found) return { applied: 'unchanged' as const }
    const applied = await applyAnswer(context, { paymentId: id, answer: found.answer, now })
    await applyRefundAnswers(context, found.refunds, now)
    return { applied }
  },
})
