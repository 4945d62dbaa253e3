import 'server-only'
import { closedWithMoney } from '@/lib/domain/invoices/receivables'
import { findSettledInvoice } from '@/lib/domain/subscriptions/agreement-invoices'
import type { Agreement } from '@/lib/domain/subscriptions/agreements'
import type { Transaction } from '@/lib/server/db'

/**
 * The settled invoice whose period was not given yet: any of an agreement that never began, otherwise the one for the
 * period after the paid one. One that is credited whole is none.
 */
export async function findUnusedInvoice(tx: Transaction, agreement: Agreement): Promise<string | null> {
  const { id, status, paidUntil } = agreement
  if (status === 'active' || agreement.endReason === 'lapsed') {
    const found = paidUntil && (await findSettledInvoice(tx, agreement, paidUntil))
    return found ? found.invoiceId : null
  }
  if (status === 'ended') return null
  const first = await tx.receivable.findFirst({
    where: { subscriptionId: id, ...closedWithMoney, invoice: { kind: 'invoice' } },
    orderBy: { invoice: { number: 'desc' } },
    select: { invoiceId: true },
  })
  return first?.invoiceId ?? null
}
