import 'server-only'
import { db } from '@/lib/server/db'

/** As many as one round takes. */
const roundSize = 200

/**
 * Ids of open payments to ask the provider about: opened more than two minutes ago, and not asked about for a fifth of
 * their age. Renewals whose call is still kept are sent instead, since that answers too.
 */
export async function listToSettle(now: Date): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Payment"
    WHERE "status" = 'open' AND "provider" <> 'bank'
      AND "createdAt" < ${now}::timestamptz - interval '2 minutes'
      AND ("sessionRef" IS NOT NULL OR "chargeRef" IS NOT NULL OR "expiresAt" <= ${now}::timestamptz)
      AND ("checkedAt" IS NULL OR "checkedAt" < ${now}::timestamptz - least((${now}::timestamptz - "createdAt") / 5, interval '1 hour'))
    ORDER BY "checkedAt" NULLS FIRST, "id" LIMIT ${roundSize}`
  return rows.map(({ id }) => id)
}

/** Calls that no job has finished for a quarter of an hour, such as after jobs were lost. */
export function listUnsent(now: Date) {
  return db.providerCall.findMany({
    where: {
      state: 'kept',
      operation: { in: ['charge', 'refund', 'expire_checkout'] },
      createdAt: { lt: new Date(now.getTime() - 15 * 60_000) },
    },
    orderBy: { createdAt: 'asc' },
    take: roundSize,
    select: { operation: true, paymentId: true, refundId: true },
  })
}

/** For this long (days) a refund that is done can still fail at the provider, when the card's bank sends it back. */
const refundDays = 30

/** Ids of payments with refunds that can still change at the provider. */
export async function listWithOpenRefunds(now: Date): Promise<string[]> {
  const doneAt = { gt: new Date(now.getTime() - refundDays * 24 * 3600_000) }
  const rows = await db.refund.findMany({
    where: {
      payment: { provider: { not: 'bank' } },
      byBank: false,
      OR: [{ status: 'sent' }, { status: 'done', doneAt }],
    },
    distinct: ['paymentId'],
    select: { paymentId: true },
  })
  return rows.map(({ paymentId }) => paymentId)
}
