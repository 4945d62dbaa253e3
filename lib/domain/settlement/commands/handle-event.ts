import 'server-only'
import { z } from 'zod'
import { recordDifference } from '@/lib/domain/payments/differences'
import { findPaymentOf } from '@/lib/domain/payments/find-payment'
import { currentProvider } from '@/lib/domain/payments/send-call'
import {
  applyAnswer,
  applyRefundAnswers,
  askAboutRefunds,
  type ProviderAnswer,
} from '@/lib/domain/settlement/provider-answers'
import type { Charge } from '@/lib/integrations/payments/payment-provider'
import { defineCommand, theSystem, type WriteContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { log } from '@/lib/server/log'
import { boundedText } from '@/lib/shared/input/typed-text'

const providerRef = boundedText(200).optional()
type EventState = 'handled' | 'ignored' | 'disputed'
type Outcome = { state: EventState; remark: string | null }

/**
 * Acts on a stored message: fetches from the provider what it is about, because messages come late, twice and in any
 * order, and applies the state as it is now. A message that is handled already changes nothing.
 */
export const handleEvent = defineCommand({
  name: 'settlement.handle-event',
  session: 'system',
  input: z.object({
    eventId: boundedText(120),
    chargeRef: providerRef,
    sessionRef: providerRef,
    isDispute: z.boolean().optional(),
    now: z.date().optional(),
  }),
  load: async ({ eventId }) => {
    const event = await db.paymentEvent.findUnique({ where: { id: eventId }, select: { id: true, state: true } })
    if (!event) throw new DomainError('NOT_FOUND')
    return event
  },
  authorize: theSystem,
  prepare: async ({ chargeRef, sessionRef }, _caller, { state }) => {
    if (state !== 'received') return null
    const answer = await ask(chargeRef, sessionRef)
    const about = answer.checkout ?? answer.charge
    const payment = about && (await findPaymentOf(about))
    return { answer, payment, refunds: payment ? await askAboutRefunds(payment.id) : [] }
  },
  run: async (context, { isDispute = false, now = new Date() }, { id }, found) => {
    context.about({ type: 'payment_event', id })
    if (!found) return { state: 'unchanged' as const }
    const { answer, payment, refunds } = found
    const outcome = payment
      ? await applyTo(context, { paymentId: payment.id, answer, isDispute, now })
      : await recordUnknownCharge(context, answer, now)
    await applyRefundAnswers(context, refunds, now)
    await context.tx.paymentEvent.updateMany({ where: { id, state: 'received' }, data: { ...outcome, handledAt: now } })
    return { state: outcome.state }
  },
})

async function ask(chargeRef: string | undefined, sessionRef: string | undefined): Promise<ProviderAnswer> {
  if (sessionRef) return { checkout: await currentProvider().readCheckout(sessionRef), charge: null }
  if (chargeRef) return { checkout: null, charge: await currentProvider().readCharge(chargeRef) }
  return { checkout: null, charge: null }
}

async function applyTo(
  context: WriteContext,
  found: { paymentId: string; answer: ProviderAnswer; isDispute: boolean; now: Date },
): Promise<Outcome> {
  const applied = await applyAnswer(context, found)
  if (found.isDispute && found.answer.charge) return recordDispute(context, { ...found, charge: found.answer.charge })
  if (applied !== 'disputed') return { state: 'handled', remark: null }
  return { state: 'disputed', remark: 'Beløb, valuta eller reference passer ikke med betalingen. Der er intet åbnet.' }
}

/** The bank takes the money back unless a person answers at the provider in time. */
async function recordDispute(
  { tx }: WriteContext,
  { paymentId, charge, now }: { paymentId: string; charge: Charge; now: Date },
): Promise<Outcome> {
  const { amountOere: oursOere, chargeRef } = charge
  await recordDifference(tx, { kind: 'status', paymentId, charge, oursOere, theirsOere: null, now })
  log.error({ paymentId, chargeRef }, 'a cardholder disputes a charge')
  return { state: 'disputed', remark: 'Kortholderen har gjort indsigelse i banken. Svar hos udbyderen inden fristen.' }
}

/** Money that came without a payment of ours is never kept in silence. */
async function recordUnknownCharge(
  { tx }: WriteContext,
  { checkout, charge }: ProviderAnswer,
  now: Date,
): Promise<Outcome> {
  const stranger = checkout?.charge ?? charge
  if (stranger?.state !== 'paid') return { state: 'ignored', remark: 'Den handler ikke om en betaling hos os.' }
  await recordDifference(tx, { kind: 'unknown_here', paymentId: null, charge: stranger, oursOere: null, now })
  log.error({ chargeRef: stranger.chargeRef }, 'a paid charge belongs to no payment')
  return { state: 'disputed', remark: 'Der er betalt hos udbyderen, uden at vi har bedt om det.' }
}
