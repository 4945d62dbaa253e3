import { expireSession, openSession, readSession } from './checkout.mjs'
import { listCards, openPortal, readCustomer } from './customers.mjs'
import { chargeCard, listIntents, readIntent } from './intents.mjs'
import { listRefunds, makeRefund } from './refunds.mjs'

const ID = '([A-Za-z0-9_]{1,120})'
const route = (method, path, operation, act) => ({ method, path: new RegExp(`^${path}$`), operation, act })

/** All of Stripe's API that the site uses. */
const routes = [
  route('POST', '/v1/checkout/sessions', 'checkout.open', openSession),
  route('GET', `/v1/checkout/sessions/${ID}`, 'checkout.read', readSession),
  route('POST', `/v1/checkout/sessions/${ID}/expire`, 'checkout.expire', expireSession),
  route('POST', '/v1/payment_intents', 'charge.create', chargeCard),
  route('GET', '/v1/payment_intents', 'charge.list', listIntents),
  route('GET', `/v1/payment_intents/${ID}`, 'charge.read', readIntent),
  route('POST', '/v1/refunds', 'refund.create', makeRefund),
  route('GET', '/v1/refunds', 'refund.list', listRefunds),
  route('POST', '/v1/billing_portal/sessions', 'portal.open', openPortal),
  route('GET', `/v1/customers/${ID}`, 'customer.read', readCustomer),
  route('GET', `/v1/customers/${ID}/payment_methods`, 'card.list', listCards),
]

/** The route of a request and the ids in its path; undefined for one that we do not use. */
export function findRoute(method, pathname) {
  for (const { path, ...rest } of routes) {
    const found = rest.method === method ? path.exec(pathname) : null
    if (found) return { ...rest, ids: found.slice(1) }
  }
  return undefined
}
