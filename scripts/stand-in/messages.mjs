import Stripe from 'stripe'
import { newId } from './world.mjs'

/**
 * A webhook of the event, signed as Stripe signs.
 * @param {{ ageSeconds?: number, isTampered?: boolean, secret?: string }} options
 */
export function messageOf(event, { secret, ageSeconds = 0, isTampered = false }) {
  return signed(
    { id: event.id, kind: event.type, text: JSON.stringify(event, null, 2) },
    { secret, ageSeconds, isTampered },
  )
}

export function signedAgain({ id, kind, rawBody }, options) {
  return signed({ id, kind, text: rawBody.toString('utf8') }, options)
}

function signed({ id, kind, text }, { secret, ageSeconds = 0, isTampered = false }) {
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: text, secret, timestamp })
  const sent = isTampered ? text.replace('"livemode": false', '"livemode": true') : text
  return { id, kind, rawBody: Buffer.from(sent), signature }
}

/** An event that nothing here caused. */
export function looseEvent(kind, object, { id = newId('evt'), seconds }) {
  return {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: seconds,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: kind,
  }
}
