import 'server-only'
import { refundCall } from '@/lib/domain/payments/calls'
import { currentProvider } from '@/lib/domain/payments/send-call'
import { applyRefundState } from '@/lib/domain/settlement/apply-refund-state'
import { ifKnown } from '@/lib/domain/settlement/provider-answers'
import type { ProviderRefund } from '@/lib/integrations/payments/payment-provider'
import type { RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'

export type RefundAnswer = { refundId: string; answer: ProviderRefund }

/** Asks the provider about the refunds of a payment that it has received, outside any transaction. */
export async function askAboutRefunds(paymentId: string): Promise<RefundAnswer[]> {
  const refunds = await db.refund.findMany({
    where: { paymentId, status: { in: ['sent', 'done'] }, byBank: false, calls: { some: {} } },
    select: {
      id: true,
      calls: {
        where: { operation: refundCall.operation },
        orderBy: { createdAt: 'desc' },
        take: 1,
        select: { request: true },
      },
    },
  })
  const answers: RefundAnswer[] = []
  for (const { id, calls } of refunds) {
    const [call] = calls
    if (!call) continue
    const { chargeRef, reference } = refundCall.request.parse(call.request)
    const answer = await ifKnown(currentProvider().findRefund(chargeRef, reference))
    if (answer) answers.push({ refundId: id, answer })
  }
  return answers
}

export async function applyRefundAnswers(
  context: Pick<RunContext, 'tx' | 'enqueue' | 'actor'>,
  answers: readonly RefundAnswer[],
  now: Date,
): Promise<void> {
  for (const { refundId, answer } of answers) await applyRefundState(context, { refundId, answer, now })
}
