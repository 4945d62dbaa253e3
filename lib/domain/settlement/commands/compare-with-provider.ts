import 'server-only'
import { z } from 'zod'
import { type Difference, recordDifference } from '@/lib/domain/payments/differences'
import { findPaymentOf } from '@/lib/domain/payments/find-payment'
import { settlePaymentQueue } from '@/lib/domain/payments/queues'
import { currentProvider } from '@/lib/domain/payments/send-call'
import { ifKnown } from '@/lib/domain/settlement/provider-answers'
import type { Charge } from '@/lib/integrations/payments/payment-provider'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'
import { sumOere, toOere } from '@/lib/shared/money'

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
    for (const difference of differences) await recordDifference(context.tx, difference)
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

/** What was paid within this time (ms) is left to the next night: the provider's list may be older. */
const quietMs = 3600_000

/** What differs about one charge of the provider; `paymentId` is set when ours has to be settled. */
async function compareCharge(charge: Charge, now: Date): Promise<{ paymentId: string | null; found: Difference[] }> {
  if (charge.state !== 'paid') return { paymentId: null, found: await compareUnpaid(charge, now) }
  const known = await findPaymentOf(charge)
  const payment = known && (await readPayment(known.id))
  if (!payment) {
    return { paymentId: null, found: [{ kind: 'unknown_here', paymentId: null, charge, oursOere: null, now }] }
  }
  const { id: paymentId, status, chargeRef, amountOere: oursOere, currency } = payment
  const base = { paymentId, charge, oursOere, now }
  if (charge.amountOere !== oursOere || charge.currency !== currency) {
    return { paymentId: null, found: [{ kind: 'amount', ...base }] }
  }
  if (status !== 'paid') return { paymentId, found: [] }
  if (chargeRef !== charge.chargeRef) return { paymentId: null, found: [{ kind: 'unknown_here', ...base }] }
  return { paymentId: null, found: refundDifference(payment, base) }
}

type Known = NonNullable<Awaited<ReturnType<typeof readPayment>>>

async function readPayment(id: string) {
  const row = await db.payment.findUnique({
    where: { id },
    select: {
      id: true,
      status: true,
      chargeRef: true,
      amountOere: true,
      currency: true,
      refundedOere: true,
      refunds: { where: { status: { in: ['ordered', 'sent'] } }, select: { amountOere: true } },
    },
  })
  return row && { ...row, amountOere: toOere(row.amountOere), refundedOere: toOere(row.refundedOere) }
}

/** Refunds under way may or may not be counted at the provider. */
function refundDifference(
  { refundedOere, refunds }: Known,
  base: { paymentId: string; charge: Charge; now: Date },
): Difference[] {
  const theirsOere = base.charge.refundedOere
  const mostOere = sumOere([refundedOere, ...refunds.map(({ amountOere }) => toOere(amountOere))])
  if (theirsOere >= refundedOere && theirsOere <= mostOere) return []
  return [{ kind: 'refund', ...base, oursOere: refundedOere, theirsOere }]
}

/** Ours is paid, and the provider says that this charge is not. */
async function compareUnpaid(charge: Charge, now: Date): Promise<Difference[]> {
  const payment = await db.payment.findUnique({
    where: { chargeRef: charge.chargeRef },
    select: { id: true, status: true, amountOere: true },
  })
  if (payment?.status !== 'paid') return []
  return [{ kind: 'status', paymentId: payment.id, charge, oursOere: toOere(payment.amountOere), theirsOere: 0, now }]
}

/** Payments that we have as paid and that the provider did not list: each is looked up before it is called missing. */
async function compareMissing(
  seen: ReadonlySet<string>,
  { since, now }: { since: Date; now: Date },
): Promise<Difference[]> {
  const ours = await db.payment.findMany({
    where: { provider: 'stripe', status: 'paid', paidAt: { gte: since, lt: new Date(now.getTime() - quietMs) } },
    select: { id: true, chargeRef: true, amountOere: true },
  })
  const missing: Difference[] = []
  for (const { id, chargeRef, amountOere } of ours) {
    if (!chargeRef || seen.has(chargeRef) || (await ifKnown(currentProvider().readCharge(chargeRef)))) continue
    const oursOere = toOere(amountOere)
    missing.push({
      kind: 'unknown_there',
      paymentId: id,
      charge: { chargeRef, amountOere: oursOere },
      oursOere,
      theirsOere: null,
      now,
    })
  }
  return missing
}

/** For this long (days) a refund that is done can still fail at the provider, when the card's bank sends it back. */
const refundDays = 30

/** Ids of payments with refunds that can still change at the provider. */
async function listWithOpenRefunds(now: Date): Promise<string[]> {
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
