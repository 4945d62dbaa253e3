import 'server-only'
import type { SentPost } from '@/lib/domain/contributions/sent-post'
import type { Limit } from '@/lib/server/abuse/rate-limit'
import type { Caller } from '@/lib/server/command'
import { userIdOf } from '@/lib/shared/actor'
import { daySeconds, hourSeconds } from '@/lib/shared/durations'

const minutes = 60

/** Counted before a post is loaded: finding its page and checking its proof cost a little. */
export function senderLimits(_: unknown, { actor, address }: Caller): Limit[] {
  const userId = userIdOf(actor)
  if (!userId) return [{ name: 'contributions.tries', key: address, points: 400, seconds: 10 * minutes }]
  return [
    { name: 'contributions.account', key: userId, points: 60, seconds: 10 * minutes },
    { name: 'contributions.account-day', key: userId, points: 400, seconds: daySeconds },
  ]
}

/**
 * How many posts are accepted. Guests at a funeral share one church's Wi-Fi: sixty candles in a few minutes from one
 * address. With a valid proof of work an address may send twice that; a single device may not. Without one (no script,
 * a program, an invalid or used proof) the limit suits a household. The narrowest limit counts first, so one flood does
 * not use up the page's limit for everyone.
 */
export function contributionLimits(
  _: unknown,
  { actor, address }: Caller,
  { memorial, post, proof }: SentPost,
): Limit[] {
  if (userIdOf(actor)) return []
  const page = memorial.id
  if (!proof || 'refusal' in proof) {
    return [
      { name: 'contributions.plain', key: address, points: 20, seconds: 10 * minutes },
      { name: 'contributions.plain-day', key: address, points: 60, seconds: daySeconds },
      // Posts that are refused anyway do not count against those who write without script.
      ...(proof ? [] : [{ name: 'contributions.plain-page', key: page, points: 100, seconds: hourSeconds }]),
    ]
  }
  const device = actor.kind === 'visitor' ? actor.contributorHash : null
  const group = post.kind === 'candle' ? 'candles' : 'texts'
  const figures = post.kind === 'candle' ? { address: 120, day: 600, page: 600 } : { address: 40, day: 200, page: 150 }
  return [
    // A proof is spent only when its post is written, so copies sent at the same time are counted here.
    { name: 'contributions.proof', key: proof.nonce, points: 5, seconds: 20 * minutes },
    ...(device ? [{ name: 'contributions.device', key: device, points: 15, seconds: 10 * minutes }] : []),
    { name: `contributions.${group}`, key: address, points: figures.address, seconds: 10 * minutes },
    { name: `contributions.${group}-day`, key: address, points: figures.day, seconds: daySeconds },
    { name: `contributions.${group}-page`, key: page, points: figures.page, seconds: hourSeconds },
  ]
}
