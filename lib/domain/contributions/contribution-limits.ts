import 'server-only'
import type { SentPost } from '@/lib/domain/contributions/sent-post'
import type { Limit } from '@/lib/server/abuse/rate-limit'
import type { Caller } from '@/lib/server/command'
import { userIdOf } from '@/lib/shared/actor'

const minutes = 60
const hour = 3600
const day = 86_400

/** What is counted before a post is looked at: finding its page and checking its proof cost little, but not nothing. */
export function senderLimits(_: unknown, { actor, address }: Caller): Limit[] {
  const userId = userIdOf(actor)
  if (!userId) return [{ name: 'contributions.tries', key: address, points: 400, seconds: 10 * minutes }]
  return [
    { name: 'contributions.account', key: userId, points: 60, seconds: 10 * minutes },
    { name: 'contributions.account-day', key: userId, points: 400, seconds: day },
  ]
}

/**
 * How many posts are taken in. A funeral party on the wifi of one church is one address that lights sixty candles in a
 * few minutes: with a proof of work that was found right an address may do twice that, a single phone may not. Without
 * one (a browser without script, a program, a proof that is wrong or was used before) it is enough for a household. The
 * narrowest counts first, so that one that floods does not use up what the page has for all.
 * Figures: docs/decisions/010-contributions.md.
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
      { name: 'contributions.plain-day', key: address, points: 60, seconds: day },
      // What is refused anyway takes nothing from those who write without script.
      ...(proof ? [] : [{ name: 'contributions.plain-page', key: page, points: 100, seconds: hour }]),
    ]
  }
  const device = actor.kind === 'visitor' ? actor.contributorHash : null
  const group = post.kind === 'candle' ? 'candles' : 'texts'
  const figures = post.kind === 'candle' ? { address: 120, day: 600, page: 600 } : { address: 40, day: 200, page: 150 }
  return [
    // Sent many times at once, one proof is still one: it is spent with the post, later than it is counted here.
    { name: 'contributions.proof', key: proof.nonce, points: 5, seconds: 20 * minutes },
    ...(device ? [{ name: 'contributions.device', key: device, points: 15, seconds: 10 * minutes }] : []),
    { name: `contributions.${group}`, key: address, points: figures.address, seconds: 10 * minutes },
    { name: `contributions.${group}-day`, key: address, points: figures.day, seconds: day },
    { name: `contributions.${group}-page`, key: page, points: figures.page, seconds: hour },
  ]
}
