import 'server-only'
import { z } from 'zod'
import { expireCheckoutCall, recordAnswer, recordRefusal } from '@/lib/domain/payments/calls'
import { sendKeptCall } from '@/lib/domain/payments/send-call'
import { applyAnswer } from '@/lib/domain/settlement/provider-answers'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'

/** Closes the provider's page of a cancelled payment. If somebody paid there meanwhile, that is applied. */
export const closeCheckout = defineCommand({
  name: 'settlement.close-checkout',
  session: 'system',
  input: z.object({ paymentId: z.uuid(), now: z.date().optional() }),
  load: nothing,
  authorize: theSystem,
  prepare: ({ paymentId, now }) => sendKeptCall(expireCheckoutCall, { paymentId }, now),
  run: async (context, { paymentId, now = new Date() }, _subject, sent) => {
    context.about({ type: 'payment', id: paymentId })
    if (!sent) return { applied: 'unchanged' as const }
    const { key, answer, refusal } = sent
    if (refusal) {
      await recordRefusal(context.tx, key, `${refusal.code}: ${refusal.message}`, now)
      return { applied: 'unchanged' as const }
    }
    await recordAnswer(context.tx, key, now)
    return { applied: await applyAnswer(context, { paymentId, answer: { checkout: answer, charge: null }, now }) }
  },
})
