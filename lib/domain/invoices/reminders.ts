import 'server-only'
import { owedInvoices } from '@/lib/domain/invoices/receivables'
import { db, type Prisma } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'

/** Days after it was due that an invoice is reminded of; each only once, and at least a week after the one before. */
const reminderDays = [7, 17, 27] as const
const leastDaysBetween = 7

const perRound = 200

/** Which reminder is due on the Danish day of `now`: 1, 2 or 3; null when none is. */
export function dueReminder(
  { dueOn, remindersSent, remindedAt }: { dueOn: Date; remindersSent: number; remindedAt: Date | null },
  now: Date,
): number | null {
  const days = reminderDays[remindersSent]
  if (days === undefined || daysFrom(dueOn, now) < days) return null
  return remindedAt && daysFrom(remindedAt, now) < leastDaysBetween ? null : remindersSent + 1
}

/** Calendar days in Denmark. */
const daysFrom = (from: Date, to: Date) => Math.round((Date.parse(danishDay(to)) - Date.parse(danishDay(from))) / dayMs)

/** What is owed and may be reminded of. */
export function remindable(now: Date): Prisma.ReceivableWhereInput {
  const today = new Date(danishDay(now))
  return {
    status: 'open',
    remindersSent: { lt: reminderDays.length },
    dueOn: { lte: new Date(today.getTime() - reminderDays[0] * dayMs) },
    OR: [{ quietUntil: null }, { quietUntil: { lte: today } }],
    invoice: owedInvoices,
  }
}

/** Ids of the next invoices to remind of, after `after`. */
export async function listToRemind(now: Date, after: string | null): Promise<{ ids: string[]; last: string | null }> {
  const rows = await db.receivable.findMany({
    where: { ...remindable(now), ...(after ? { invoiceId: { gt: after } } : {}) },
    orderBy: { invoiceId: 'asc' },
    take: perRound,
    select: { invoiceId: true, dueOn: true, remindersSent: true, remindedAt: true },
  })
  const due = rows.filter((row) => dueReminder(row, now) !== null)
  return {
    ids: due.map(({ invoiceId }) => invoiceId),
    last: rows.length === perRound ? (rows.at(-1)?.invoiceId ?? null) : null,
  }
}
