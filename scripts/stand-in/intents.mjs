import { cardOf, customerOf } from './customers.mjs'
import { wholeOf } from './form.mjs'
import { missing, Refusal, refuse } from './refusal.mjs'
import { newId } from './world.mjs'

// Stripe's smallest and largest amount in DKK, in øre.
export const AMOUNTS = { min: 250, max: 99_999_999 }

/** A saved card is charged without the payer. A refused card is a 402 with the intent, which stays. */
export function chargeCard(world, form) {
  const amount = wholeOf(form, 'amount', AMOUNTS)
  const customer = customerOf(world, form.customer ?? '')
  const card = cardOf(world, form.payment_method ?? '', customer.id)
  if (form.confirm !== 'true' || form.off_session !== 'true') {
    refuse(400, { code: 'parameter_missing', message: 'The stand-in only charges off session.' })
  }
  const intent = addIntent(world, {
    amount,
    currency: currencyOf(form.currency),
    customer: customer.id,
    description: form.description,
    metadata: form.metadata,
  })
  const outcome = world.nextCharges.shift() ?? world.state.outcomes[card.id] ?? 'paid'
  settle(world, intent, { outcome, card })
  if (intent.last_payment_error) {
    throw new Refusal(402, { ...intent.last_payment_error, payment_intent: structuredClone(intent) })
  }
  return intent
}

export function currencyOf(text) {
  if (!/^[a-z]{3}$/.test(text ?? '')) refuse(400, { code: 'parameter_invalid', message: 'Invalid currency.' })
  return text
}

export function addIntent(world, { amount, currency, customer = null, description = null, metadata = {} }) {
  const intent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount,
    amount_received: 0,
    created: world.seconds(),
    currency,
    customer,
    description,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: { ...metadata },
    payment_method: null,
    status: 'requires_payment_method',
  }
  world.state.intents[intent.id] = intent
  return intent
}

/** The card is charged, refused, or thinks about it. */
export function settle(world, intent, { outcome, card }) {
  if (outcome === 'processing') {
    Object.assign(intent, { status: 'processing', payment_method: card.id })
    return
  }
  if (outcome !== 'paid') {
    // Stripe takes a refused card off the intent and shows it in the error.
    const last_payment_error = { ...errorOf(outcome), payment_method: structuredClone(card) }
    Object.assign(intent, { status: 'requires_payment_method', payment_method: null, last_payment_error })
    world.emit('payment_intent.payment_failed', intent)
    return
  }
  const charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created: world.seconds(),
    currency: intent.currency,
    customer: intent.customer,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method: card.id,
    refunded: false,
    status: 'succeeded',
  }
  world.state.charges[charge.id] = charge
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: card.id,
  })
  world.emit('payment_intent.succeeded', intent)
}

// As Stripe's test cards answer.
function errorOf(outcome) {
  const message = 'Your card was declined.'
  const isReason = outcome === 'card_declined' || outcome === 'insufficient_funds'
  const decline_code = outcome === 'card_declined' ? 'generic_decline' : outcome
  return { type: 'card_error', code: isReason ? 'card_declined' : outcome, decline_code, message }
}

export function intentOf(world, id) {
  return world.state.intents[id] ?? missing('payment_intent', id)
}

export const readIntent = (world, _form, [id]) => intentOf(world, id)

/** Newest first, of one customer or all, `limit` at a time, after the id in `starting_after`. */
export function listIntents(world, form) {
  const limit = form.limit === undefined ? 10 : wholeOf(form, 'limit', { min: 1, max: 100 })
  const { gte = '0', lt = '99999999999' } = form.created ?? {}
  const all = Object.values(world.state.intents)
    .filter(({ created }) => created >= Number(gte) && created < Number(lt))
    .filter(({ customer }) => form.customer === undefined || customer === form.customer)
    .reverse()
  const start = form.starting_after ? all.findIndex(({ id }) => id === form.starting_after) + 1 : 0
  if (form.starting_after && start === 0) missing('payment_intent', form.starting_after)
  const data = all.slice(start, start + limit)
  return { object: 'list', data, has_more: start + limit < all.length, url: '/v1/payment_intents' }
}

/** A charge that was `processing`. */
export function decideIntent(world, id, outcome) {
  const intent = intentOf(world, id)
  settle(world, intent, { outcome, card: world.state.cards[intent.payment_method] })
}

/** From now on the provider says another amount or currency. */
export function alterIntent(world, id, { amountOere, currency }) {
  const intent = intentOf(world, id)
  if (currency) intent.currency = currency.toLowerCase()
  if (amountOere === undefined) return
  intent.amount = amountOere
  if (intent.status === 'succeeded') intent.amount_received = amountOere
}

export function dispute(world, id) {
  const intent = intentOf(world, id)
  const record = {
    id: newId('du'),
    object: 'dispute',
    amount: intent.amount,
    charge: intent.latest_charge,
    created: world.seconds(),
    currency: intent.currency,
    payment_intent: intent.id,
    reason: 'general',
    status: 'needs_response',
  }
  world.state.disputes[record.id] = record
  world.emit('charge.dispute.created', record)
}
