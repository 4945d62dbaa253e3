import 'server-only'
import { lockAgreement } from '@/lib/domain/subscriptions/agreements'
import { db, Prisma, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow, lockRows } from '@/lib/server/lock-rows'
import { toOere } from '@/lib/shared/money'

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

/** The payment that a refund is of, as the subject of a command. Throws NOT_FOUND. */
export async function getRefundedPayment({ id }: { id: string }): Promise<{ paymentId: string }> {
  const refund = await db.refund.findUnique({ where: { id }, select: { paymentId: true } })
  if (!refund) throw new DomainError('NOT_FOUND')
  return refund
}

/** The refund as it is, behind the locks of its payment. */
export async function lockRefund(tx: Transaction, { id, paymentId }: { id: string; paymentId: string }) {
  await lockPayment(tx, paymentId)
  const { amountOere, ...row } = await tx.refund.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      paymentId: true,
      status: true,
      amountOere: true,
      creditNoteId: true,
      payment: { select: { provider: true, chargeRef: true } },
    },
  })
  return { ...row, amountOere: toOere(amountOere) }
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
