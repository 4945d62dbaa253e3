import 'server-only'
import { refundDays } from '@/lib/domain/billing/plans'
import { signedPdfPath } from '@/lib/domain/invoices/paths'
import { shownOere } from '@/lib/domain/invoices/shown-amounts'
import type { PlanReceipt, PlanRefund } from '@/lib/domain/subscriptions/schema'
import type { Database } from '@/lib/server/db'
import { addDays } from '@/lib/shared/danish-days'
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
      invoiceId: true,
      subscriptionId: true,
      totalOere: true,
      invoice: { select: { number: true, kind: true, issuedOn: true } },
    },
  })
  return rows.map(({ invoiceId, subscriptionId, totalOere, invoice: { number, kind, issuedOn } }) => ({
    subscriptionId,
    number,
    path: signedPdfPath(invoiceId),
    issuedOn: danishDay(issuedOn),
    totalOere: shownOere(kind, toOere(totalOere)),
    isCredit: kind === 'credit_note',
  }))
}

/** What goes back or went back of what was paid for these agreements, the newest first; at most 500. */
export async function readRefunds(database: Database, subscriptionIds: string[]): Promise<PlanRefund[]> {
  const rows = await database.refund.findMany({
    where: { payment: { subscriptionId: { in: subscriptionIds } }, status: { not: 'ended' } },
    orderBy: { id: 'desc' },
    take: 500,
    select: {
      id: true,
      amountOere: true,
      status: true,
      bankAccount: true,
      byBank: true,
      createdAt: true,
      doneAt: true,
      payment: {
        select: { subscriptionId: true, method: true, subscription: { select: { cardLabel: true } } },
      },
    },
  })
  return rows.map(({ id, amountOere, status, bankAccount, byBank, createdAt, doneAt, payment }) => ({
    id,
    agreementId: payment.subscriptionId ?? '',
    amountOere: toOere(amountOere),
    way: byBank ? 'bank_transfer' : payment.method,
    cardLabel: payment.subscription?.cardLabel ?? null,
    accountEnd: bankAccount?.slice(-4) ?? null,
    state: status === 'done' ? 'done' : status === 'failed' ? 'failed' : 'under_way',
    on: danishDay(doneAt ?? addDays(createdAt, refundDays)),
  }))
}
