import 'server-only'
import { lockAgreement } from '@/lib/domain/subscriptions/agreements'
import { Prisma, type Transaction } from '@/lib/server/db'
import { lockRow, lockRows } from '@/lib/server/lock-rows'

/**
 * Locks a payment after what it is for: agreement or order, purchase, receivables, payment. Those who cancel or regret
 * lock in the same order, so that nobody waits in a circle.
 */
export async function lockPayment(tx: Transaction, paymentId: string): Promise<void> {
  const payment = await tx.payment.findUnique({
    where: { id: paymentId },
    select: { purchaseId: true, invoiceId: true },
  })
  if (!payment) return
  await lockGoal(tx, payment)
  await lockRow(tx, 'Payment', paymentId)
}

/** Locks what an invoice is for, then its receivable. */
export async function lockInvoice(tx: Transaction, invoiceId: string): Promise<void> {
  const receivable = await tx.receivable.findUnique({ where: { invoiceId }, select: { purchaseId: true } })
  if (receivable) await lockGoal(tx, { ...receivable, invoiceId })
}

type Goal = { purchaseId: string | null; invoiceId: string | null }

async function lockGoal(tx: Transaction, { purchaseId, invoiceId }: Goal): Promise<void> {
  if (!purchaseId) {
    if (invoiceId) await lockRow(tx, 'Receivable', invoiceId)
    return
  }
  const { subscriptionId, shopOrderId } = await tx.purchase.findUniqueOrThrow({ where: { id: purchaseId } })
  if (subscriptionId) await lockAgreement(tx, subscriptionId)
  if (shopOrderId) await lockRow(tx, 'ShopOrder', shopOrderId)
  await lockRow(tx, 'Purchase', purchaseId)
  await lockRows(tx, 'Receivable', Prisma.sql`"purchaseId" = ${purchaseId}::uuid`)
}
