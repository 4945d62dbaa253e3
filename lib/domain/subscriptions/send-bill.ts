import 'server-only'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { findDocument } from '@/lib/domain/purchases/purchases'
import { issuePeriodInvoice } from '@/lib/domain/subscriptions/agreement-invoices'
import { type Agreement, isByCard, type NextPeriod } from '@/lib/domain/subscriptions/agreements'
import { openNext } from '@/lib/domain/subscriptions/plan-purchases'
import type { RunContext } from '@/lib/server/command'
import { danishDay } from '@/lib/shared/danish-time'

/** The invoice for the next period, where no card pays it; due when the period begins, today when it has. */
export async function sendBill(
  context: Pick<RunContext, 'tx' | 'enqueue' | 'actor'>,
  agreement: Agreement,
  next: NextPeriod,
  now: Date,
): Promise<void> {
  const isBilled = !agreement.cancelledAt && agreement.renewal !== 'none' && !isByCard(agreement)
  if (!isBilled) return
  const purchase = await openNext(context, agreement, next, now)
  if (await findDocument(context.tx, purchase.id)) return
  const dueOn = danishDay(next.start > now ? next.start : now)
  const issued = await issuePeriodInvoice(context, agreement, purchase, {
    start: next.start,
    end: next.end,
    dueOn,
    now,
  })
  await sendInvoice(context, issued.id)
}
