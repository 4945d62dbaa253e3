import 'server-only'
import { z } from 'zod'
import { expireCheckoutCall, recordOutcome } from '@/lib/domain/payments/calls'
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
    await recordOutcome(context.tx, sent, now)
    if (sent.refusal) return { applied: 'unchanged' as const }
    const answer = { checkout: sent.answer, charge: null }
    return { applied: await applyAnswer(context, { paymentId, answer, now }) }
  },
})
