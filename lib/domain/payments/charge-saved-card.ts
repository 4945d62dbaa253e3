import 'server-only'
import { chargeCall, keepCall } from '@/lib/domain/payments/calls'
import { sendChargeQueue } from '@/lib/domain/payments/queues'
import { lockTarget } from '@/lib/domain/payments/target'
import type { RunContext } from '@/lib/server/command'

export type SavedCardCharge = {
  subscriptionId: string
  amountOere: number
  /** '{subscription}:{first day of the period}' */
  periodKey: string
  customerRef: string
  cardRef: string
  description: string
  now?: Date
}

/**
 * Orders a charge of the saved card for one period in the caller's transaction; a job sends it. Null when the period
 * has a payment that is open or paid. A refused payment gives its period free, so that it can be tried again.
 */
export async function chargeSavedCard(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue' | 'actor'>,
  charge: SavedCardCharge,
): Promise<{ paymentId: string } | null> {
  const { subscriptionId, amountOere, periodKey, customerRef, cardRef, description, now = new Date() } = charge
  await lockTarget(tx, { subscriptionId })
  const known = await tx.payment.findUnique({ where: { periodKey }, select: { id: true } })
  if (known) return null
  const { id } = await tx.payment.create({
    data: {
      ...{ subscriptionId, amountOere, periodKey, purpose: 'renewal', method: 'card', provider: 'stripe' },
      createdAt: now,
    },
    select: { id: true },
  })
  const request = { reference: id, amountOere, customerRef, cardRef, description }
  await keepCall(tx, chargeCall, { request, paymentId: id, now })
  await enqueue(sendChargeQueue, { paymentId: id })
  return { paymentId: id }
}
