import 'server-only'
import { signedPdfPath } from '@/lib/domain/invoices/paths'
import { shownOere } from '@/lib/domain/invoices/shown-amounts'
import type { PlanReceipt } from '@/lib/domain/subscriptions/views'
import type { Database } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { toOere } from '@/lib/shared/money'

/** The newest invoices and credit notes of these agreements, by agreement, the newest first; at most 500 in all. */
export async function readReceipts(
  database: Database,
  subscriptionIds: string[],
): Promise<(PlanReceipt & { subscriptionId: string | null })[]> {
  const rows = await database.receivable.findMany({
    where: { subscriptionId: { in: subscriptionIds } },
    orderBy: { invoice: { number: 'desc' } },
    take: 500,
    select: {
      ...{ invoiceId: true, subscriptionId: true, totalOere: true },
      invoice: { select: { number: true, kind: true, issuedOn: true } },
    },
  })
  return rows.map(({ invoiceId, subscriptionId, totalOere, invoice: { number, kind, issuedOn } }) => ({
    ...{ subscriptionId, number, path: signedPdfPath(invoiceId), issuedOn: danishDay(issuedOn) },
    ...{ totalOere: shownOere(kind, toOere(totalOere)), isCredit: kind === 'credit_note' },
  }))
}
