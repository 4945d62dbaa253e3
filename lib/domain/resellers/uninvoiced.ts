import 'server-only'
import { db, type Prisma } from '@/lib/server/db'
import { danishMidnight } from '@/lib/shared/danish-midnight'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, toOere } from '@/lib/shared/money'

/** Delivered orders that no invoice has. */
export const uninvoiced = {
  invoiceId: null,
  deliveredAt: { not: null },
  status: { not: 'cancelled' },
} as const satisfies Prisma.ResellerOrderWhereInput

/**
 * Until when deliveries are invoiced at `now`: the end of the month before for one invoice a month, midnight for one for
 * each order. So a round that did not run is caught up with by the next.
 */
export function invoicedUntil(collectsInvoices: boolean, now: Date): Date {
  const today = danishDay(now)
  return danishMidnight(collectsInvoices ? `${today.slice(0, 7)}-01` : today)
}

/** Orders to invoice at `now`. */
export function toInvoice(now: Date): Prisma.ResellerOrderWhereInput {
  return {
    ...uninvoiced,
    OR: [true, false].map((collectsInvoices) => ({
      reseller: { collectsInvoices },
      deliveredAt: { lt: invoicedUntil(collectsInvoices, now) },
    })),
  }
}

/** The round begins at six and is done within the hour. */
const roundMs = 7 * 3600_000

/** Orders that the round of today has passed over: nobody can tell their price, or it failed. */
export const passedOver = (now: Date) => toInvoice(new Date(now.getTime() - roundMs))

/** What a reseller has received without an invoice: how many orders, and the agreed prices without moms, in øre. */
export async function readUninvoiced(resellerId: string) {
  const { _count, _sum } = await db.resellerOrder.aggregate({
    where: { ...uninvoiced, resellerId },
    _count: { _all: true, piecesOere: true },
    _sum: { piecesOere: true, freightOere: true },
  })
  return {
    orders: _count._all,
    withoutPrice: _count._all - _count.piecesOere,
    netOere: sumOere([toOere(_sum.piecesOere ?? 0n), toOere(_sum.freightOere ?? 0n)]),
  }
}
