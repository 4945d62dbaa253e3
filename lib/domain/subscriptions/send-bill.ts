import 'server-only'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { findOpenInvoice, issuePeriodInvoice } from '@/lib/domain/subscriptions/agreement-invoices'
import { type Agreement, isByCard, type NextPeriod } from '@/lib/domain/subscriptions/agreements'
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
  if (!isBilled || (await findOpenInvoice(context.tx, agreement, next.start))) return
  const issued = await issuePeriodInvoice(context, agreement, {
    ...next,
    dueOn: danishDay(next.start > now ? next.start : now),
    now,
  })
  await sendInvoice(context, issued.id)
}
