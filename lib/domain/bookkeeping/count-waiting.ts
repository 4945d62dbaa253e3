import 'server-only'
import { owedInvoices } from '@/lib/domain/invoices/receivables'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'

/** What about money waits for a person, for the console's front page. */
export async function countMoneyWaiting(now: Date) {
  const [overdueInvoices, doubtfulDeposits, paymentDifferences, waitingRefunds] = await Promise.all([
    db.receivable.count({
      where: { status: 'open', dueOn: { lt: new Date(danishDay(now)) }, invoice: owedInvoices },
    }),
    db.bankLine.count({ where: { state: 'doubtful' } }),
    db.paymentDifference.count({ where: { settledAt: null } }),
    db.refund.count({ where: { OR: [{ status: 'failed' }, { status: 'sent', payment: { provider: 'bank' } }] } }),
  ])
  return { overdueInvoices, doubtfulDeposits, paymentDifferences, waitingRefunds }
}
