import 'server-only'
import type { Transaction } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'

/**
 * Locks a payment after what it is for: subscription, order, receivables, payment. Those who cancel or regret lock in the
 * same order, so that nobody waits in a circle.
 */
export async function lockPayment(tx: Transaction, paymentId: string): Promise<void> {
  const payment = await tx.payment.findUnique({
    where: { id: paymentId },
    select: { subscriptionId: true, shopOrderId: true, invoiceId: true },
  })
  if (!payment) return
  const entries = await tx.receivableEntry.findMany({ where: { paymentId }, select: { invoiceId: true } })
  const invoiceIds = [payment.invoiceId, ...entries.map(({ invoiceId }) => invoiceId)].filter((id) => id !== null)
  await lockTargets(tx, payment)
  for (const invoiceId of [...new Set(invoiceIds)].sort()) await lockInvoice(tx, invoiceId)
  await lockRow(tx, 'Payment', paymentId)
}

/** Locks what an invoice is for, then its receivable. */
export async function lockInvoice(tx: Transaction, invoiceId: string): Promise<void> {
  const receivable = await tx.receivable.findUnique({
    where: { invoiceId },
    select: { subscriptionId: true, shopOrderId: true },
  })
  if (receivable) await lockTargets(tx, receivable)
  await lockRow(tx, 'Receivable', invoiceId)
}

type Targets = { subscriptionId: string | null; shopOrderId: string | null }

async function lockTargets(tx: Transaction, { subscriptionId, shopOrderId }: Targets): Promise<void> {
  if (subscriptionId) await lockRow(tx, 'Subscription', subscriptionId)
  if (shopOrderId) await lockRow(tx, 'ShopOrder', shopOrderId)
}
