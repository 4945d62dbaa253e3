import 'server-only'
import { z } from 'zod'
import { recordOutcome, refundCall } from '@/lib/domain/payments/calls'
import { sendKeptCall } from '@/lib/domain/payments/send-call'
import { applyRefundState } from '@/lib/domain/settlement/apply-refund-state'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/** Sends the kept call of a refund and applies its answer. It can run any number of times: it is paid back once. */
export const sendRefund = defineCommand({
  name: 'settlement.send-refund',
  session: 'system',
  input: z.object({ refundId: z.uuid(), now: z.date().optional() }),
  load: async ({ refundId }) => {
    const refund = await db.refund.findUnique({ where: { id: refundId }, select: { id: true } })
    if (!refund) throw new DomainError('NOT_FOUND')
    return refund
  },
  authorize: theSystem,
  prepare: ({ refundId, now }) => sendKeptCall(refundCall, { refundId }, now),
  run: async (context, { refundId, now = new Date() }, _subject, sent) => {
    context.about({ type: 'refund', id: refundId })
    if (!sent) return { isChanged: false }
    const { answer, refusal } = sent
    await recordOutcome(context.tx, sent, now)
    const state = answer ?? { state: 'failed' as const, failure: refusal.code, refundRef: null }
    return { isChanged: await applyRefundState(context, { refundId, answer: state, now }) }
  },
})
