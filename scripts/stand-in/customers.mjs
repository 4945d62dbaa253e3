import { missing, refuse } from './refusal.mjs'
import { newId } from './world.mjs'

/** The customer; those of the demonstration's content are known without having been made here. */
export function customerOf(world, id) {
  const { customers } = world.state
  if (!customers[id]) {
    if (!id.startsWith('cus_demo')) missing('customer', id)
    addCustomer(world, { id })
    setDefaultCard(world, id, demoCard(world, id, id.replace('cus_demo', 'pm_demo')))
  }
  return customers[id]
}

export function addCustomer(world, { id = newId('cus'), email = null } = {}) {
  const customer = {
    id,
    object: 'customer',
    created: world.seconds(),
    email,
    invoice_settings: { default_payment_method: null },
    livemode: false,
    metadata: {},
  }
  world.state.customers[id] = customer
  return customer
}

/** A card of the customer, which is charged as its id or `outcome` says. */
export function addCard(world, { id = newId('pm'), customer = null, outcome = 'paid', type = 'card' }) {
  const isRefused = outcome !== 'paid'
  const year = new Date(world.seconds() * 1000).getUTCFullYear()
  const card = {
    id,
    object: 'payment_method',
    created: world.seconds(),
    customer,
    livemode: false,
    metadata: {},
    type,
    ...(type === 'card'
      ? { card: { brand: 'visa', last4: isRefused ? '0002' : '4242', exp_month: 12, exp_year: year + 3 } }
      : { [type]: {} }),
  }
  world.state.cards[id] = card
  if (isRefused) world.state.outcomes[id] = outcome
  return card
}

/** The card by its id, of this customer. */
export function cardOf(world, id, customer) {
  const card =
    world.state.cards[id] ?? (id.startsWith('pm_demo') ? demoCard(world, customer, id) : missing('PaymentMethod', id))
  if (card.customer !== customer) {
    refuse(400, { code: 'payment_method_unexpected_state', message: 'The PaymentMethod belongs to another customer.' })
  }
  return card
}

const demoOutcomes = {
  pm_demo_declined: 'card_declined',
  pm_demo_insufficient: 'insufficient_funds',
  pm_demo_expired: 'expired_card',
  pm_demo_authentication: 'authentication_required',
}

function demoCard(world, customer, id) {
  const name = Object.keys(demoOutcomes).find((start) => id.startsWith(start))
  return addCard(world, { id, customer, outcome: name ? demoOutcomes[name] : 'paid' })
}

export function setDefaultCard(world, customerId, card) {
  world.state.customers[customerId].invoice_settings.default_payment_method = card.id
}

/** In the portal: another card, which is the customer's from now on. */
export function changeCard(world, customerId, outcome = 'paid') {
  const customer = customerOf(world, customerId)
  const card = addCard(world, { customer: customer.id, outcome })
  setDefaultCard(world, customer.id, card)
  return card
}

export const readCustomer = (world, _form, [id]) => customerOf(world, id)

export function listCards(world, form, [id]) {
  const customer = customerOf(world, id)
  const cards = Object.values(world.state.cards).filter((card) => card.customer === customer.id && card.type === 'card')
  return { object: 'list', data: cards.reverse().slice(0, Number(form.limit ?? 10)), has_more: false, url: '' }
}

export function openPortal(world, form) {
  const customer = customerOf(world, form.customer ?? '')
  const id = newId('bps')
  world.state.portals[id] = {
    id,
    object: 'billing_portal.session',
    created: world.seconds(),
    customer: customer.id,
    livemode: false,
    locale: form.locale ?? null,
    return_url: form.return_url ?? null,
    url: `${world.siteUrl}/demo-portal/${id}`,
  }
  return world.state.portals[id]
}
