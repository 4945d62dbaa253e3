import { createHash } from 'node:crypto'
import { Refusal, refuse } from './refusal.mjs'

const KEPT_SECONDS = 24 * 60 * 60

/**
 * What was answered under an idempotency key, as Stripe keeps it: for a day; with the status, even a 500; refused with
 * other parameters, and while the first call is under way. What was wrong with the request itself is not kept.
 */
export function openAnswers(world) {
  const { answers } = world.state
  const running = new Set()
  return {
    /** The kept answer, or undefined: then `keep` or `forget` must follow. */
    begin(key, request) {
      const fingerprint = createHash('sha256').update(request).digest('hex')
      for (const [old, { at }] of Object.entries(answers)) {
        if (at < world.seconds() - KEPT_SECONDS) delete answers[old]
      }
      if (running.has(key)) {
        refuse(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'The key is in use.' })
      }
      const kept = answers[key]
      if (kept && kept.fingerprint !== fingerprint) {
        refuse(400, { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' })
      }
      if (!kept) running.add(key)
      return kept && { ...kept, headers: { 'idempotent-replayed': 'true' } }
    },
    keep(key, request, { status, body }) {
      const fingerprint = createHash('sha256').update(request).digest('hex')
      if (status !== 400 && status !== 404) answers[key] = { fingerprint, status, body, at: world.seconds() }
    },
    finish: (key) => running.delete(key),
  }
}

/** Does the work; a refusal is an answer. */
export function answerOf(work) {
  try {
    return { status: 200, body: work() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: error.status, body: error.body }
  }
}
