import 'server-only'
import { chargeCall, refundCall } from '@/lib/domain/payments/calls'
import { currentProvider } from '@/lib/domain/payments/send-call'
import { type Applied, applyProviderState } from '@/lib/domain/settlement/apply-provider-state'
import { applyRefundState } from '@/lib/domain/settlement/apply-refund-state'
import {
  type Charge,
  type Checkout,
  type ProviderRefund,
  ProviderRefusal,
} from '@/lib/integrations/payments/payment-provider'
import type { WriteContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'

/** How the provider says that a payment stands; both null: it knows nothing of it. */
export type ProviderAnswer = { checkout: Checkout | null; charge: Charge | null }

/** Asks the provider about a payment, outside any transaction. Throws ProviderUnavailable. */
export async function askAboutPayment(paymentId: string): Promise<ProviderAnswer> {
  const { sessionRef, chargeRef, calls } = await db.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: {
      sessionRef: true,
      chargeRef: true,
      calls: { where: { operation: chargeCall.operation, attempts: { gt: 0 } }, select: { request: true }, take: 1 },
    },
  })
  if (sessionRef) return { checkout: await ifKnown(currentProvider().readCheckout(sessionRef)), charge: null }
  if (chargeRef) return { checkout: null, charge: await ifKnown(currentProvider().readCharge(chargeRef)) }
  // Nothing was ever sent, its answer was lost, or a page was asked for, which nobody has the address of.
  const [call] = calls
  const charge = call ? await chargeCall.find(currentProvider(), chargeCall.request.parse(call.request)) : null
  return { checkout: null, charge }
}

/** Null for what the provider does not know, as after its account was changed. Throws ProviderUnavailable. */
export async function ifKnown<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ProviderRefusal) return null
    throw error
  }
}

/** Brings an answer of the provider to our records, in the caller's transaction. */
export async function applyAnswer(
  context: WriteContext,
  { paymentId, answer, now }: { paymentId: string; answer: ProviderAnswer; now: Date },
): Promise<Applied> {
  const { tx } = context
  const { checkout } = answer
  const charge = checkout?.charge ?? answer.charge
  const applied = charge ? await applyProviderState(context, { paymentId, charge, now }) : 'unchanged'
  if (!charge) await tx.payment.update({ where: { id: paymentId }, data: { checkedAt: now } })
  if (applied === 'disputed' || charge?.state === 'paid') return applied
  // The provider says when a page that was opened is closed; one that never was, or that it does not know,
  // closes by our own clock.
  const isOver = checkout ? checkout.state === 'expired' : charge?.state === 'open' ? false : null
  if (isOver === false) return applied
  await tx.payment.updateMany({
    where: {
      id: paymentId,
      status: 'open',
      purpose: { not: 'renewal' },
      ...(isOver ? {} : { expiresAt: { lte: now } }),
    },
    data: { status: 'expired' },
  })
  return applied
}

type RefundAnswer = { refundId: string; answer: ProviderRefund }

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
  context: WriteContext,
  answers: readonly RefundAnswer[],
  now: Date,
): Promise<void> {
  for (const { refundId, answer } of answers) await applyRefundState(context, { refundId, answer, now })
}
