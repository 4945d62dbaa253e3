import 'server-only'
import { emailKeyOf } from '@/lib/domain/accounts/identity-keys'
import type { Caller } from '@/lib/server/command'
import type { Limit } from '@/lib/server/rate-limit'
import { userIdOf } from '@/lib/shared/actor'

const hour = 3600
const day = 86_400

/**
 * How many cases are taken in. Each sends a mail to the address that was written, so an address gets few whoever asks;
 * without a proof of work it is enough for a household. Figures: docs/decisions/016-support.md.
 */
export function openCaseLimits(
  { email, altcha }: { email: string | null; altcha?: string | null | undefined },
  { actor, address }: Caller,
): Limit[] {
  const userId = userIdOf(actor)
  const caller: Limit[] = userId
    ? [{ name: 'support.account-day', key: userId, points: 30, seconds: day }]
    : altcha
      ? [
          { name: 'support.proven', key: address, points: 20, seconds: hour },
          { name: 'support.proven-day', key: address, points: 60, seconds: day },
        ]
      : [
          { name: 'support.plain', key: address, points: 6, seconds: hour },
          { name: 'support.plain-day', key: address, points: 15, seconds: day },
          { name: 'support.plain-house', key: 'house', points: 200, seconds: hour },
        ]
  if (!email) return caller
  const mailbox = emailKeyOf(email)
  return [
    ...caller,
    { name: 'support.mailbox', key: mailbox, points: 6, seconds: hour },
    { name: 'support.mailbox-day', key: mailbox, points: 12, seconds: day },
  ]
}

/** Replies go to the house alone; the case's own key or the account stands behind them. */
export function replyLimits(key: string, { address }: Caller): Limit[] {
  return [
    { name: 'support.reply-address', key: address, points: 60, seconds: hour },
    { name: 'support.reply', key, points: 20, seconds: hour },
  ]
}
