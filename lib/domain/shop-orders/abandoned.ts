import 'server-only'
import type { ShopOrderStatus } from '@/lib/domain/shop-orders/schema'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'

/** The third reminder is sent 27 days after the invoice was due; ten days later nobody waits any more. */
const invoiceDays = 37
const reminders = 3

type Unpaid = { status: ShopOrderStatus; createdAt: Date; ean: string | null }
type Invoice = { status: string; settledOere: bigint; remindersSent: number; dueOn: Date } | null

/**
 * Whether an unpaid order is closed: a card or MobilePay order after a day, a transfer when its invoice has run out of
 * reminders. Public buyers are never given up: their order is begun before it is paid.
 */
export function isGivenUp({ status, createdAt, ean }: Unpaid, invoice: Invoice, now: Date): boolean {
  if (status !== 'ordered' || ean !== null) return false
  if (!invoice) return now.getTime() - createdAt.getTime() > dayMs
  const isLate = now.getTime() - invoice.dueOn.getTime() > invoiceDays * dayMs
  // A part of the amount is a person's decision.
  return invoice.status === 'open' && invoice.settledOere === 0n && invoice.remindersSent >= reminders && isLate
}

/** Orders to close at `now`, oldest first: only those, because each is a line in the log. */
export async function listGivenUp(now: Date): Promise<string[]> {
  const rows = await db.shopOrder.findMany({
    where: { status: 'ordered', ean: null, createdAt: { lt: new Date(now.getTime() - dayMs) } },
    orderBy: { id: 'asc' },
    select: { id: true, status: true, createdAt: true, ean: true },
  })
  const receivables = await db.receivable.findMany({
    where: { shopOrderId: { in: rows.map(({ id }) => id) }, invoice: { kind: 'invoice' } },
    orderBy: { invoiceId: 'desc' },
    select: { shopOrderId: true, status: true, settledOere: true, remindersSent: true, dueOn: true },
  })
  const invoices = new Map(receivables.map((invoice) => [invoice.shopOrderId, invoice]))
  return rows.filter((row) => isGivenUp(row, invoices.get(row.id) ?? null, now)).map(({ id }) => id)
}
