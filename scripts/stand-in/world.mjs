import { randomBytes } from 'node:crypto'

/** Everything that is kept: plain JSON. Lists of records are by id, oldest first. */
export function emptyState() {
  return {
    customers: {},
    cards: {},
    sessions: {},
    // What a session needs later and does not show: the line, what its intent gets, whether the card is kept.
    pages: {},
    portals: {},
    intents: {},
    charges: {},
    refunds: {},
    disputes: {},
    // How a card ends when it is charged, by its id; without an entry it is paid.
    outcomes: {},
    answers: {},
    outbox: [],
  }
}

export const newId = (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`

/** What all parts work on: the state, the clock, and `emit` for messages. */
export function openWorld({ state, siteUrl, now }) {
  return {
    state,
    siteUrl,
    seconds: () => Math.floor(now().getTime() / 1000),
    nextCharges: [],
    nextRefunds: [],
    emit(kind, object) {
      state.outbox.push({
        id: newId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created: Math.floor(now().getTime() / 1000),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type: kind,
      })
    },
  }
}
