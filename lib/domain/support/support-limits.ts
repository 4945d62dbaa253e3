import 'server-only'
import type { Proof, RefusedProof } from '@/lib/server/abuse/proof-of-work'
import type { Limit } from '@/lib/server/abuse/rate-limit'
import type { Caller } from '@/lib/server/command'
import { userIdOf } from '@/lib/shared/actor'
import { daySeconds, hourSeconds } from '@/lib/shared/durations'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/** The result of checking a proof of work; null without one. */
export type Proven = { proof: Proof | RefusedProof | null }

/** Limits that apply before the input is checked, as verifying a proof of work costs some time. */
export function senderLimits(_: unknown, { actor, address }: Caller): Limit[] {
  const userId = userIdOf(actor)
  return userId
    ? [{ name: 'support.account-day', key: userId, points: 30, seconds: daySeconds }]
    : [{ name: 'support.tries', key: address, points: 60, seconds: hourSeconds }]
}

/**
 * Limits on new cases. Each mails the typed address, so mails per address are limited for all callers. Visitors without
 * a valid proof of work get enough for a household.
 */
export function openCaseLimits(
  { email }: { email: string | null },
  { actor, address }: Caller,
  { proof }: Proven,
): Limit[] {
  const outsiders = userIdOf(actor) ? [] : outsiderLimits(address, proof)
  if (!email) return outsiders
  const mailbox = emailKeyOf(email)
  return [
    ...outsiders,
    { name: 'support.mailbox', key: mailbox, points: 6, seconds: hourSeconds },
    { name: 'support.mailbox-day', key: mailbox, points: 12, seconds: daySeconds },
  ]
}

function outsiderLimits(address: string, proof: Proven['proof']): Limit[] {
  if (!proof || 'refusal' in proof) {
    return [
      { name: 'support.plain', key: address, points: 6, seconds: hourSeconds },
      { name: 'support.plain-day', key: address, points: 15, seconds: daySeconds },
      { name: 'support.plain-total', key: 'total', points: 200, seconds: hourSeconds },
    ]
  }
  return [
    { name: 'support.proof', key: proof.nonce, points: 5, seconds: hourSeconds },
    { name: 'support.proven', key: address, points: 20, seconds: hourSeconds },
    { name: 'support.proven-day', key: address, points: 60, seconds: daySeconds },
  ]
}

/** Limits that apply before a reply's case is known. */
export function replierLimits(_: unknown, { address }: Caller): Limit[] {
  return [{ name: 'support.reply-address', key: address, points: 60, seconds: hourSeconds }]
}

/** Limits on replies, per case: all its links share one counter. Replies only mail administrators. */
export function replyLimits(caseId: string): Limit[] {
  return [{ name: 'support.reply', key: caseId, points: 20, seconds: hourSeconds }]
}
