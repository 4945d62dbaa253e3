import { declineSession, paySession, sessionOf } from './checkout.mjs'
import { changeCard, customerOf } from './customers.mjs'
import { missing, refuse } from './refusal.mjs'

const CARDS = ['paid', 'card_declined']

/** What the demonstration's payment page and card page ask and do (`/control/…`). */
export function controlOf(world) {
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
