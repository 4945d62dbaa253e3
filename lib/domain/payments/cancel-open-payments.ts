import 'server-only'
import { expireCheckoutCall, keepCall } from '@/lib/domain/payments/calls'
import { closeCheckoutQueue } from '@/lib/domain/payments/queues'
import type { RunContext, WriteContext } from '@/lib/server/command'
import type { Prisma } from '@/lib/server/db'

/**
 * Cancels the open payments of something, and has their pages at the provider closed. One that was paid in that moment is
 * noted as paid all the same. A charge of a saved card that is under way is left.
 */
export async function cancelOpenPayments(
  context: WriteContext,
  of: Pick<Prisma.PaymentWhereInput, 'purchaseId' | 'subscriptionId' | 'shopOrderId' | 'invoiceId'>,
  { except, now = new Date() }: { except?: string | undefined; now?: Date } = {},
): Promise<void> {
  const { tx } = context
  const open = await tx.payment.findMany({
    where: { ...of, status: 'open', purpose: { not: 'renewal' }, ...(except ? { id: { not: except } } : {}) },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  for (const { id } of open) {
    const { count } = await tx.payment.updateMany({ where: { id, status: 'open' }, data: { status: 'cancelled' } })
    if (count === 0) continue
    const { sessionRef } = await tx.payment.findUniqueOrThrow({ where: { id }, select: { sessionRef: true } })
    if (sessionRef) await closeCheckout(context, { id, sessionRef, now })
  }
}

/** Has the provider's page of a payment closed, so that nobody can pay there any more. */
export async function closeCheckout(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  { id, sessionRef, now }: { id: string; sessionRef: string; now: Date },
): Promise<void> {
  await keepCall(context.tx, expireCheckoutCall, { request: { sessionRef }, paymentId: id, now })
  await context.enqueue(closeCheckoutQueue, { paymentId: id })
}
