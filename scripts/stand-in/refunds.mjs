import { wholeOf } from './form.mjs'
import { AMOUNTS, intentOf } from './intents.mjs'
import { missing, refuse } from './refusal.mjs'
import { newId } from './world.mjs'

export function makeRefund(world, form) {
  const intent = intentOf(world, form.payment_intent ?? '')
  const charge = world.state.charges[intent.latest_charge]
  if (!charge) refuse(400, { code: 'charge_not_refundable', message: 'This PaymentIntent has no successful charge.' })
  const amount = wholeOf(form, 'amount', { min: 1, max: AMOUNTS.max })
  const left = charge.amount - charge.amount_refunded
  if (left === 0) refuse(400, { code: 'charge_already_refunded', message: 'This charge has been refunded.' })
  if (amount > left) refuse(400, { code: 'refund_exceeds_charge', message: 'More than what is left.' })
  const refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: world.seconds(),
    currency: charge.currency,
    metadata: { ...form.metadata },
    payment_intent: intent.id,
    reason: null,
    status: 'pending',
  }
  world.state.refunds[refund.id] = refund
  // The amount counts as paid back until the refund fails.
  change(charge, amount)
  decideRefund(world, refund.id, world.nextRefunds.shift() ?? 'succeeded')
  world.emit('charge.refunded', charge)
  return refund
}

export function decideRefund(world, id, outcome) {
  const refund = world.state.refunds[id] ?? missing('refund', id)
  if (refund.status === 'failed' || outcome === 'pending') return
  refund.status = outcome
  if (outcome === 'failed') {
    refund.failure_reason = 'lost_or_stolen_card'
    change(world.state.charges[refund.charge], -refund.amount)
    world.emit('refund.failed', refund)
  }
  world.emit('refund.updated', refund)
}

function change(charge, amount) {
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
}

export function listRefunds(world, form) {
  const data = Object.values(world.state.refunds).filter(({ payment_intent }) => payment_intent === form.payment_intent)
  return { object: 'list', data: data.reverse().slice(0, 100), has_more: false, url: '/v1/refunds' }
}
