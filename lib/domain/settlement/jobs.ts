import 'server-only'
import { z } from 'zod'
import {
  closeCheckoutQueue,
  handleEventQueue,
  performing,
  readCardQueue,
  sendChargeQueue,
  sendRefundQueue,
  settlePaymentQueue,
} from '@/lib/domain/payments/queues'
import { closeCheckout } from '@/lib/domain/settlement/commands/close-checkout'
import { compareWithProvider } from '@/lib/domain/settlement/commands/compare-with-provider'
import { findLostCharges } from '@/lib/domain/settlement/commands/find-lost-charges'
import { handleEvent } from '@/lib/domain/settlement/commands/handle-event'
import { readCard } from '@/lib/domain/settlement/commands/read-card'
import { sendCharge } from '@/lib/domain/settlement/commands/send-charge'
import { sendRefund } from '@/lib/domain/settlement/commands/send-refund'
import { settlePayment } from '@/lib/domain/settlement/commands/settle-payment'
import { paymentProvider } from '@/lib/integrations/payments/provider'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineJob, enqueue } from '@/lib/server/jobs'

export const sendChargeJob = defineJob({ ...sendChargeQueue, handle: performing(sendCharge) })

export const sendRefundJob = defineJob({ ...sendRefundQueue, handle: performing(sendRefund) })

export const closeCheckoutJob = defineJob({ ...closeCheckoutQueue, handle: performing(closeCheckout) })

export const settlePaymentJob = defineJob({ ...settlePaymentQueue, handle: performing(settlePayment) })

export const handleEventJob = defineJob({ ...handleEventQueue, handle: performing(handleEvent) })

export const readCardJob = defineJob({
  ...readCardQueue,
  handle: async ({ subscriptionId }) => void (await execute(readCard, worker, { subscription: subscriptionId })),
})

/** Every minute: asks about open payments, seldomer the older they are, and sends what was kept and never sent. */
export const settlePaymentsJob = defineJob({
  name: 'settle-payments',
  payload: z.object({}),
  cron: '* * * * *',
  handle: async () => {
    if (!paymentProvider()) return
    const now = new Date()
    for (const paymentId of await listToSettle(now)) {
      await enqueue(db, settlePaymentJob, { paymentId })
    }
    for (const { operation, paymentId, refundId } of await listUnsent(now)) {
      if (refundId) await enqueue(db, sendRefundJob, { refundId })
      else if (paymentId && operation === 'charge') await enqueue(db, sendChargeJob, { paymentId })
      else if (paymentId) await enqueue(db, closeCheckoutJob, { paymentId })
    }
  },
})

/** Every five minutes: does something only after a restore. */
export const findLostChargesJob = defineJob({
  name: 'find-lost-charges',
  payload: z.object({}),
  cron: '*/5 * * * *',
  handle: async () => {
    const waiting = await db.restoration.count({ where: { chargesCheckedAt: null } })
    if (waiting > 0 && paymentProvider()) await execute(findLostCharges, worker, {})
  },
})

/** Nightly. */
export const compareWithProviderJob = defineJob({
  name: 'compare-with-provider',
  payload: z.object({}),
  cron: '10 4 * * *',
  handle: async () => {
    if (paymentProvider()) await execute(compareWithProvider, worker, {})
  },
})

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
function listUnsent(now: Date) {
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
