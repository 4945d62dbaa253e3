import 'server-only'
import { z } from 'zod'
import { type Difference, noteDifference } from '@/lib/domain/payments/differences'
import { settlePaymentQueue } from '@/lib/domain/payments/queues'
import { currentProvider } from '@/lib/domain/payments/send-call'
import { compareCharge, compareMissing } from '@/lib/domain/settlement/compare'
import { listWithOpenRefunds } from '@/lib/domain/settlement/waiting'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'
import { dayMs } from '@/lib/shared/durations'

/** Days that are compared each night. */
const comparedDays = 3

/**
 * Compares the last days with the provider. What is only there, only here, or not the same is noted once as a difference
 * for a person; a charge that was paid without our knowing is settled, and refunds that can still change are asked about.
 */
export const compareWithProvider = defineCommand({
  name: 'settlement.compare-with-provider',
  session: 'system',
  input: z.object({ now: z.date().optional() }),
  load: nothing,
  authorize: theSystem,
  prepare: async ({ now = new Date() }) => {
    const since = new Date(now.getTime() - comparedDays * dayMs)
    const differences: Difference[] = []
    const toSettle: string[] = []
    const seen = new Set<string>()
    // A page may be open for a day before it is paid.
    for await (const charge of currentProvider().listCharges(new Date(since.getTime() - dayMs), now)) {
      seen.add(charge.chargeRef)
      const { paymentId, found } = await compareCharge(charge, now)
      differences.push(...found)
      if (paymentId) toSettle.push(paymentId)
    }
    differences.push(...(await compareMissing(seen, { since, now })))
    toSettle.push(...(await listWithOpenRefunds(now)))
    return { differences, toSettle }
  },
  run: async (context, _input, _subject, { differences, toSettle }) => {
    for (const difference of differences) await noteDifference(context.tx, difference)
    for (const paymentId of toSettle) await context.enqueue(settlePaymentQueue, { paymentId })
    context.about({
      type: 'payment_comparison',
      id: new Date().toISOString(),
      detail: { differences: differences.length, settled: toSettle.length },
    })
    return { differences: differences.length, toSettle }
  },
  timeoutMs: 120_000,
})
