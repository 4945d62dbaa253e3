import { addCard, addCustomer, customerOf, setDefaultCard } from './customers.mjs'
import { listOf, wholeOf } from './form.mjs'
import { AMOUNTS, addIntent, alterIntent, currencyOf, settle } from './intents.mjs'
import { missing, refuse } from './refusal.mjs'
import { newId } from './world.mjs'

const METHODS = ['card', 'mobilepay']
// A page may be open from half an hour to a day.
const OPEN_SECONDS = { min: 30 * 60, max: 24 * 60 * 60 }

export function openSession(world, form) {
  const [line] = listOf(form.line_items)
  const [method] = listOf(form.allowed_payment_method_types)
  const future = form.payment_intent_data?.setup_future_usage
  check(form.mode === 'payment' && line?.price_data && METHODS.includes(method), 'mode, line_items and a known method')
  check(!future || (future === 'off_session' && method === 'card'), 'only cards are kept')
  check(isAddress(form.success_url) && isAddress(form.cancel_url), 'success_url and cancel_url')
  check(!form.customer || (!form.customer_email && !form.customer_creation), 'customer alone')
  const amount = wholeOf(line.price_data, 'unit_amount', AMOUNTS) * wholeOf(line, 'quantity', { min: 1, max: 99 })
  const now = world.seconds()
  const expires = wholeOf(form, 'expires_at', { min: now + OPEN_SECONDS.min - 60, max: now + OPEN_SECONDS.max + 60 })
  const id = newId('cs_test')
  const session = {
    id,
    object: 'checkout.session',
    allowed_payment_method_types: [method],
    amount_total: amount,
    cancel_url: form.cancel_url,
    client_reference_id: form.client_reference_id ?? null,
    created: now,
    currency: currencyOf(line.price_data.currency),
    customer: form.customer ? customerOf(world, form.customer).id : null,
    customer_email: form.customer_email ?? null,
    expires_at: expires,
    livemode: false,
    locale: form.locale ?? null,
    metadata: { ...form.metadata },
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    success_url: form.success_url,
    url: `${world.siteUrl}/demo-payment/${id}`,
  }
  world.state.sessions[id] = session
  world.state.pages[id] = {
    method,
    description: String(line.price_data.product_data?.name ?? '').slice(0, 250),
    makesCustomer: form.customer_creation === 'always',
    keepsCard: future === 'off_session',
    metadata: { ...form.payment_intent_data?.metadata },
  }
  return session
}

function check(isFine, what) {
  if (!isFine) refuse(400, { code: 'parameter_invalid', message: `The stand-in expects: ${what}.` })
}

const isAddress = (text) => URL.canParse(text ?? '') && /^https?:/.test(text)

/** The session, closed when its time is over. */
export function sessionOf(world, id) {
  const session = world.state.sessions[id] ?? missing('checkout.session', id)
  if (session.status === 'open' && session.expires_at <= world.seconds()) close(world, session)
  return session
}

export const readSession = (world, _form, [id]) => sessionOf(world, id)

export function expireSession(world, _form, [id]) {
  const session = sessionOf(world, id)
  if (session.status !== 'open') {
    refuse(400, { message: `Only open Checkout Sessions can be expired; this one is ${session.status}.` })
  }
  return close(world, session)
}

function close(world, session) {
  Object.assign(session, { status: 'expired', url: null })
  if (session.payment_intent) world.state.intents[session.payment_intent].status = 'canceled'
  world.emit('checkout.session.expired', session)
  return session
}

/** The payer pays. `changed`: what the provider makes of it instead. */
export function paySession(world, id, changed = {}) {
  const session = openOf(world, id)
  const page = world.state.pages[id]
  if (page.makesCustomer) {
    session.customer = addCustomer(world, { email: session.customer_email }).id
    page.makesCustomer = false
  }
  const intent = intentOfPage(world, session)
  alterIntent(world, intent.id, changed)
  const customer = page.keepsCard ? session.customer : null
  const card = addCard(world, { customer, type: page.method })
  if (customer && !world.state.customers[customer].invoice_settings.default_payment_method) {
    setDefaultCard(world, customer, card)
  }
  intent.customer = session.customer
  settle(world, intent, { outcome: 'paid', card })
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
  if (changed.amountOere !== undefined) session.amount_total = changed.amountOere
  if (changed.currency) session.currency = changed.currency.toLowerCase()
  world.emit('checkout.session.completed', session)
}

/** The card is refused; the page stays open. */
export function declineSession(world, id, outcome = 'card_declined') {
  const session = openOf(world, id)
  const card = addCard(world, { outcome, type: world.state.pages[id].method })
  settle(world, intentOfPage(world, session), { outcome, card })
}

function openOf(world, id) {
  const session = sessionOf(world, id)
  if (session.status !== 'open') refuse(409, { code: 'closed', message: `This page is ${session.status}.` })
  return session
}

// Stripe makes the intent with the first try to pay.
function intentOfPage(world, session) {
  const known = world.state.intents[session.payment_intent]
  if (known) return known
  const { metadata, description } = world.state.pages[session.id]
  const { amount_total: amount, currency, customer } = session
  const intent = addIntent(world, { amount, currency, customer, description, metadata })
  session.payment_intent = intent.id
  return intent
}
