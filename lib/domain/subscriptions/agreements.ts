import 'server-only'
import { isRegretted } from '@/lib/domain/billing/plan-state'
import { reminderDays } from '@/lib/domain/billing/plans'
import { type PeriodInterval, periodEnd, renewalPrice } from '@/lib/domain/subscriptions/law/periods'
import type { Database, Prisma, Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import { addDays } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'
import { toOere } from '@/lib/shared/money'

type Row = Prisma.SubscriptionGetPayload<object>

/** An agreement with its amounts in øre and its price's day as yyyy-mm-dd. */
export type Agreement = Omit<Row, 'priceOere' | 'nextPriceOere' | 'nextPriceFrom'> & {
  priceOere: number
  nextPriceOere: number | null
  nextPriceFrom: string | null
}

export function agreementOf({ priceOere, nextPriceOere, nextPriceFrom, ...row }: Row): Agreement {
  return {
    ...row,
    priceOere: toOere(priceOere),
    nextPriceOere: nextPriceOere === null ? null : toOere(nextPriceOere),
    nextPriceFrom: nextPriceFrom && danishDay(nextPriceFrom),
  }
}

/**
 * The agreement, locked with its page until the transaction ends: whatever gives a page a plan or takes it waits here.
 * Throws NOT_FOUND.
 */
export async function lockAgreement(tx: Transaction, id: string): Promise<Agreement> {
  const known = await tx.subscription.findUnique({ where: { id }, select: { memorialId: true } })
  if (known?.memorialId) await lockRow(tx, 'Memorial', known.memorialId, 'no-key-update')
  await lockRow(tx, 'Subscription', id)
  return readAgreement(tx, id)
}

/** The agreement as it is now. Throws NOT_FOUND. */
export async function readAgreement(tx: Transaction, id: string): Promise<Agreement> {
  const row = await tx.subscription.findUnique({ where: { id } })
  if (!row) throw new DomainError('NOT_FOUND')
  return agreementOf(row)
}

/** The page's active agreement. The caller has locked the page. */
export async function findActive(tx: Transaction, memorialId: string): Promise<Agreement | null> {
  const row = await tx.subscription.findFirst({ where: { memorialId, status: 'active' } })
  return row && agreementOf(row)
}

export type NextPeriod = { interval: PeriodInterval; priceOere: number; start: Date; end: Date }

/** What comes after the paid period; null for Livstid and before the first payment. */
export function nextPeriodOf(agreement: Agreement): NextPeriod | null {
  const { paidUntil, startedAt, interval, nextInterval } = agreement
  const next = nextInterval ?? interval
  if (!paidUntil || !startedAt || next === 'once') return null
  return {
    interval: next,
    priceOere: renewalPrice(agreement, paidUntil),
    start: paidUntil,
    end: periodEnd(startedAt, paidUntil, next),
  }
}

/** Whether the next period is charged to a saved card. */
export function isByCard({ renewal, cardRef, customerRef, cancelledAt }: Agreement): boolean {
  return renewal === 'card' && cardRef !== null && customerRef !== null && cancelledAt === null
}

/**
 * Whether a plan of one of these pages was used and regretted of late, by anybody: then the consent to begin at once does
 * not count.
 */
export async function wasRegretted(database: Database, memorialIds: string[], now: Date): Promise<boolean> {
  const rows = await database.subscription.findMany({
    where: { memorialId: { in: memorialIds }, endReason: 'withdrawn' },
    select: { endReason: true, startedAt: true, endedAt: true },
  })
  return rows.some(isRegretted(now))
}

type Due = {
  status: string
  interval: 'month' | 'year' | 'once'
  paidUntil: Date | null
  cancelledAt: Date | null
}

/** Whether the next period can be paid now: from the first reminder until the agreement ends. */
export function isRenewalDue({ status, interval, paidUntil, cancelledAt }: Due, now: Date): boolean {
  if (status !== 'active' || !paidUntil || cancelledAt || interval === 'once') return false
  return addDays(paidUntil, -reminderDays[interval][0]) <= now
}
