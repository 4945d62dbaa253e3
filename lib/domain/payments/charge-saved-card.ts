import 'server-only'
import { chargeCall, keepCall } from '@/lib/domain/payments/calls'
import { sendChargeQueue } from '@/lib/domain/payments/queues'
import type { RunContext } from '@/lib/server/command'
import type { Prisma } from '@/lib/server/db'

export type SavedCardCharge = {
  purchaseId: string
  subscriptionId: string
  amountOere: number
  customerRef: string
  cardRef: string
  description: string
  now?: Date
}

/**
 * Orders a charge of the saved card for one period in the caller's transaction, which has locked its agreement; a job
 * sends it. Null while a charge of it is open. A refused one can be tried again.
 */
export async function chargeSavedCard(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue' | 'actor'>,
  charge: SavedCardCharge,
): Promise<{ paymentId: string } | null> {
  const { purchaseId, subscriptionId, amountOere, customerRef, cardRef, description, now = new Date() } = charge
  const isCharged = {
    purchaseId,
    purpose: 'renewal',
    status: { in: ['open', 'paid'] },
  } satisfies Prisma.PaymentWhereInput
  const known = await tx.payment.findFirst({ where: isCharged, select: { id: true } })
  if (known) return null
  const { id } = await tx.payment.create({
    data: {
      purchaseId,
      subscriptionId,
      amountOere,
      purpose: 'renewal',
      method: 'card',
      provider: 'stripe',
      createdAt: now,
    },
    select: { id: true },
  })
  const request = { reference: id, amountOere, customerRef, cardRef, description }
  await keepCall(tx, chargeCall, { request, paymentId: id, now })
  await enqueue(sendChargeQueue, { paymentId: id })
  return { paymentId: id }
}
