import { messageOf } from './messages.mjs'

const PAUSES_SECONDS = [1, 2, 5, 10, 30, 60, 300, 1800, 3600]
const GIVE_UP_AFTER = 60
const PATIENCE_MS = 20_000

/**
 * Posts the waiting messages to the site, oldest first, and tries again when it does not answer 2xx, for about two days.
 * @returns a function that does so once, unless it is under way
 */
export function openPosting({ state, secret, target, changed }) {
  const tries = new Map()
  let isPosting = false
  return async function postDue() {
    if (isPosting) return
    isPosting = true
    try {
      for (const event of [...state.outbox]) {
        const { count, dueAt } = tries.get(event.id) ?? { count: 0, dueAt: 0 }
        if (Date.now() < dueAt) continue
        if (!(await isTaken(target, messageOf(event, { secret }))) && count < GIVE_UP_AFTER) {
          const pause = PAUSES_SECONDS[Math.min(count, PAUSES_SECONDS.length - 1)]
          tries.set(event.id, { count: count + 1, dueAt: Date.now() + pause * 1000 })
          continue
        }
        tries.delete(event.id)
        state.outbox.splice(state.outbox.indexOf(event), 1)
        changed()
      }
    } finally {
      isPosting = false
    }
  }
}

async function isTaken(target, { rawBody, signature }) {
  try {
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: rawBody,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
