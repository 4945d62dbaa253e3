import { randomBytes } from 'node:crypto'
import { openAnswers } from './answers.mjs'
import { declineSession, expireSession, paySession, sessionOf } from './checkout.mjs'
import { addCard, changeCard, customerOf } from './customers.mjs'
import { openFaults } from './faults.mjs'
import { makeServer } from './http.mjs'
import { addIntent, alterIntent, decideIntent, dispute, settle } from './intents.mjs'
import { looseEvent, messageOf, signedAgain } from './messages.mjs'
import { decideRefund, makeRefund } from './refunds.mjs'
import { missing, refuse } from './refusal.mjs'
import { emptyState, openWorld } from './world.mjs'

const randomKey = (prefix) => `${prefix}_${randomBytes(18).toString('hex')}`

/**
 * A local server that speaks Stripe's HTTP for exactly what the site uses, on 127.0.0.1. No money moves.
 * Types: stand-in.d.mts. `state` and `changed` are for one that keeps its state (main.mjs).
 */
export async function openStandIn({
  siteUrl = 'http://127.0.0.1',
  secretKey = randomKey('sk_test'),
  webhookSecret = randomKey('whsec'),
  port = 0,
  now = () => new Date(),
  deliver,
  state = emptyState(),
  changed = () => {},
} = {}) {
  const world = openWorld({ state, siteUrl, now })
  const faults = openFaults()
  const calls = []
  const delivery = openDelivery(world, { deliver, secret: webhookSecret })
  const afterChange = () => {
    changed()
    delivery.start()
  }
  const parts = { world, answers: openAnswers(world), faults, calls, secretKey, control: controlOf(world) }
  const server = makeServer({ ...parts, changed: afterChange })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })

  /** Something that happens at the provider; its messages have been delivered when it resolves. */
  const happen = async (act) => {
    const result = act()
    afterChange()
    await delivery.settled()
    return result
  }
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    secretKey,
    webhookSecret,
    calls,
    world,
    fail: faults.add,
    nextCharges: (...outcomes) => void world.nextCharges.push(...outcomes),
    nextRefunds: (...outcomes) => void world.nextRefunds.push(...outcomes),
    ...acts(world, happen),
    charges: () => chargesOf(state),
    delivered: delivery.settled,
    takeMessages: () => state.outbox.splice(0).map((event) => messageOf(event, { secret: webhookSecret })),
    message: (kind, object, { id, ...options } = {}) =>
      messageOf(looseEvent(kind, object, { id, seconds: world.seconds() }), { secret: webhookSecret, ...options }),
    signedAgain: (message, options) => signedAgain(message, { secret: webhookSecret, ...options }),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

function acts(world, happen) {
  return {
    pay: (sessionRef, changed) => happen(() => paySession(world, sessionRef, changed)),
    decline: (sessionRef, outcome) => happen(() => declineSession(world, sessionRef, outcome)),
    expire: (sessionRef) =>
      happen(() => {
        if (sessionOf(world, sessionRef).status === 'open') expireSession(world, {}, [sessionRef])
      }),
    changeCard: (customerRef, outcome) => happen(() => void changeCard(world, customerRef, outcome)),
    decideCharge: (chargeRef, outcome) => happen(() => decideIntent(world, chargeRef, outcome)),
    decideRefund: (refundRef, outcome) => happen(() => decideRefund(world, refundRef, outcome)),
    alterCharge: (chargeRef, changed) => alterIntent(world, chargeRef, changed),
    refundOutside: (chargeRef, amountOere) =>
      happen(() => void makeRefund(world, { payment_intent: chargeRef, amount: String(amountOere) })),
    chargeOutside: (amountOere, reference) =>
      happen(() => {
        const metadata = reference ? { reference } : {}
        const intent = addIntent(world, { amount: amountOere, currency: 'dkk', metadata })
        settle(world, intent, { outcome: 'paid', card: addCard(world, {}) })
        return intent.id
      }),
    dispute: (chargeRef) => happen(() => dispute(world, chargeRef)),
  }
}

function chargesOf(state) {
  return Object.values(state.intents).map((intent) => ({
    chargeRef: intent.id,
    reference: intent.metadata.reference ?? null,
    status: intent.status,
    amountOere: intent.amount,
    refundedOere: state.charges[intent.latest_charge]?.amount_refunded ?? 0,
    customerRef: intent.customer,
  }))
}

/** Hands messages to `deliver` one after the other. An error of `deliver` is thrown by the next `settled()`. */
function openDelivery(world, { deliver, secret }) {
  let queue = Promise.resolve()
  let failure = null
  return {
    start() {
      if (!deliver) return
      for (const event of world.state.outbox.splice(0)) {
        queue = queue
          .then(() => deliver(messageOf(event, { secret })))
          .catch((error) => {
            failure ??= { error }
          })
      }
    },
    async settled() {
      let seen
      do {
        seen = queue
        await seen
      } while (seen !== queue)
      if (!failure) return
      const { error } = failure
      failure = null
      throw error
    },
  }
}

const CARDS = ['paid', 'card_declined']

/** What the demonstration's payment page and card page ask and do (`/control/…`). */
function controlOf(world) {
  return (method, pathname, form) => {
    const [, , kind, id = '', act] = pathname.split('/')
    if (kind === 'sessions') {
      if (method === 'POST' && act === 'pay') paySession(world, id)
      else if (method === 'POST' && act === 'decline') declineSession(world, id)
      else if (method !== 'GET' || act) missing('control', pathname)
      return sessionView(world, id)
    }
    if (kind !== 'portals') missing('control', pathname)
    const portal = world.state.portals[id] ?? missing('billing_portal.session', id)
    if (method === 'POST') {
      if (!CARDS.includes(form.outcome)) refuse(400, { code: 'parameter_invalid', message: 'Unknown outcome.' })
      changeCard(world, portal.customer, form.outcome)
    }
    return portalView(world, portal)
  }
}

function sessionView(world, id) {
  const session = sessionOf(world, id)
  const page = world.state.pages[id]
  const intent = world.state.intents[session.payment_intent]
  return {
    state: session.status,
    amountOere: session.amount_total,
    description: page.description,
    method: page.method,
    keepsCard: page.keepsCard,
    isRefused: Boolean(intent?.last_payment_error),
    // As the provider fills it in.
    successUrl: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: session.cancel_url,
  }
}

function portalView(world, portal) {
  const { invoice_settings: settings } = customerOf(world, portal.customer)
  const card = world.state.cards[settings.default_payment_method]
  const isRefused = Boolean(card && world.state.outcomes[card.id])
  return { card: card ? { last4: card.card.last4, isRefused } : null, returnUrl: portal.return_url }
}
