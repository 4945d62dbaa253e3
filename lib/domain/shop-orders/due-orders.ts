import 'server-only'
import { lateAt } from '@/lib/domain/shop-orders/order-filter'
import type { ShopOrderStatus } from '@/lib/domain/shop-orders/schema'
import { type Database, db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'

export const tellLateName = 'shop-orders.tell-late'

/**
 * Orders that are late and whose family was not told, oldest first, at most 1,000. Engraving is left to people: it may
 * wait for the family's own plate.
 */
export async function listLateUntold(now: Date): Promise<string[]> {
  const rows = await db.shopOrder.findMany({
    where: { AND: [lateAt(now), { item: { not: 'engraving' } }] },
    orderBy: { id: 'asc' },
    take: 1000,
    select: { id: true },
  })
  const ids = rows.map(({ id }) => id)
  const told = await toldOf(db, ids)
  return ids.filter((id) => !told.has(id))
}

/** Which of these orders' families were told, by the log of what was done. */
export async function toldOf(database: Database, ids: string[]): Promise<Set<string | null>> {
  const rows = await database.auditEntry.findMany({
    where: { command: tellLateName, subjectType: 'shop_order', subjectId: { in: ids } },
    select: { subjectId: true },
  })
  return new Set(rows.map(({ subjectId }) => subjectId))
}

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
