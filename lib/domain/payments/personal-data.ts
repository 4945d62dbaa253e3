import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { vouchersKeptFrom } from '@/lib/domain/legal/voucher-retention'
import { methodTexts, purposeTexts, statusTexts } from '@/lib/domain/payments/copy'
import { type Database, db } from '@/lib/server/db'
import type { PersonalData } from '@/lib/server/personal-data'
import type { SignedIn } from '@/lib/shared/actor'
import { toOere } from '@/lib/shared/money'

/** For the data export: what the account paid, or was about to pay. */
async function aboutPayments(database: Database, { userId }: SignedIn) {
  const rows = await database.payment.findMany({
    where: {
      OR: [{ requestedById: userId }, { subscription: { payerId: userId } }, { shopOrder: { buyerId: userId } }],
    },
    orderBy: { id: 'asc' },
    select: {
      purpose: true,
      method: true,
      status: true,
      amountOere: true,
      refundedOere: true,
      createdAt: true,
      paidAt: true,
    },
  })
  const payments = rows.map(({ purpose, method, status, amountOere, refundedOere, ...dates }) => ({
    purpose: purposeTexts[purpose],
    method: methodTexts[method],
    status: statusTexts[status],
    amountOere: toOere(amountOere),
    refundedOere: toOere(refundedOere),
    ...dates,
  }))
  return { payments }
}

/**
 * Payments, refunds and differences are vouchers and stay without the account. Calls and messages have mail addresses
 * and are only needed to find lost payments again.
 */
export const paymentPersonalData = {
  signedBy: { Payment: ['requestedById'], Refund: ['requestedById'] },
  about: aboutPayments,
  tidy: async (now) => {
    const isOld = timeIsOver('paymentMessage', now)
    await db.paymentEvent.deleteMany({ where: { receivedAt: isOld, state: { in: ['handled', 'ignored'] } } })
    await db.providerCall.deleteMany({ where: { createdAt: isOld, state: { not: 'kept' } } })
    await deleteOldVouchers(now)
  },
} satisfies PersonalData

async function deleteOldVouchers(now: Date): Promise<void> {
  const old = { createdAt: { lt: vouchersKeptFrom(now).moment } }
  const ofOld = { OR: [{ payment: old }, { refund: { payment: old } }] }
  await db.providerCall.deleteMany({ where: ofOld })
  await db.refund.deleteMany({ where: { payment: old } })
  await db.payment.deleteMany({ where: old })
  await db.purchase.deleteMany({ where: { ...old, payments: { none: {} }, receivables: { none: {} } } })
  await db.paymentDifference.deleteMany({ where: { foundAt: old.createdAt } })
}
