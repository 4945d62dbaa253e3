import 'server-only'
import { z } from 'zod'
import { recordDifference } from '@/lib/domain/payments/differences'
import { findPaymentOf } from '@/lib/domain/payments/find-payment'
import { currentProvider } from '@/lib/domain/payments/send-call'
import type { Charge } from '@/lib/integrations/payments/payment-provider'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'

/** A charge is made at the provider a little before it is written here. */
const earlierMs = 24 * 3600_000

/**
 * After a restore: asks the provider for charges that are lost here. Each becomes a difference for a person, and the
 * payer's plans are not charged again by themselves. Until then nobody's saved card is charged. Throws ProviderUnavailable.
 */
export const findLostCharges = defineCommand({
  name: 'settlement.find-lost-charges',
  session: 'system',
  input: z.object({}),
  load: () =>
    db.restoration.findMany({
      where: { chargesCheckedAt: null },
      orderBy: { at: 'asc' },
      select: { id: true, moment: true },
    }),
  authorize: theSystem,
  prepare: async (_input, _caller, restorations) => {
    const now = new Date()
    const lost: Charge[] = []
    if (restorations.length === 0) return { now, lost }
    const first = Math.min(...restorations.map(({ moment }) => moment.getTime()))
    for await (const charge of currentProvider().listCharges(new Date(first - earlierMs), now)) {
      const wasTaken = charge.state === 'paid' || charge.state === 'open'
      if (wasTaken && !(await findPaymentOf(charge))) lost.push(charge)
    }
    return { now, lost }
  },
  run: async ({ tx, about }, _input, restorations, { now, lost }) => {
    for (const charge of lost)
      await recordDifference(tx, { kind: 'unknown_here', paymentId: null, charge, oursOere: null, now })
    const payers = lost.flatMap(({ customerRef }) => customerRef ?? [])
    const { count: heldCharges } = await tx.subscription.updateMany({
      where: { customerRef: { in: payers }, nextChargeAt: { not: null } },
      data: { nextChargeAt: null },
    })
    const ids = restorations.map(({ id }) => id)
    await tx.restoration.updateMany({ where: { id: { in: ids } }, data: { chargesCheckedAt: now, heldCharges } })
    about({ type: 'payment_comparison', id: now.toISOString(), detail: { lost: lost.length, heldCharges } })
    return { lost: lost.length, heldCharges }
  },
  timeoutMs: 120_000,
})
