import 'server-only'
import type { ContributionKind } from '@/lib/domain/contributions/views'
import type { Caller } from '@/lib/server/command'
import type { Limit } from '@/lib/server/rate-limit'
import { userIdOf } from '@/lib/shared/actor'

const minutes = 60
const hour = 3600
const day = 86_400

type Input = { id: string; altcha?: string | null | undefined }

/**
 * How many posts are taken in. A funeral party on the wifi of one church is one address that lights sixty candles in a
 * few minutes: with a proof of work an address may do twice that, a single phone may not. Without a proof (a browser
 * without script, a program) it is enough for a household. The narrowest counts first, so that one that floods does not use up what
 * the page has for all. Figures: docs/decisions/010-contributions.md.
 */
export function contributionLimits(kind: ContributionKind): (input: Input, caller: Caller) => Limit[] {
  return ({ id, altcha }, { actor, address }) => {
    const userId = userIdOf(actor)
    if (userId) {
      return [
        { name: 'contributions.account', key: userId, points: 60, seconds: 10 * minutes },
        { name: 'contributions.account-day', key: userId, points: 400, seconds: day },
      ]
    }
    const page = id.toLowerCase()
    if (!altcha) {
      return [
        { name: 'contributions.plain', key: address, points: 20, seconds: 10 * minutes },
        { name: 'contributions.plain-day', key: address, points: 60, seconds: day },
        { name: 'contributions.plain-page', key: page, points: 100, seconds: hour },
      ]
    }
    const device = actor.kind === 'visitor' ? actor.contributorHash : null
    const group = kind === 'candle' ? 'candles' : 'texts'
    const figures = kind === 'candle' ? { address: 120, day: 600, page: 600 } : { address: 40, day: 200, page: 150 }
    return [
      ...(device ? [{ name: 'contributions.device', key: device, points: 15, seconds: 10 * minutes }] : []),
      { name: `contributions.${group}`, key: address, points: figures.address, seconds: 10 * minutes },
      { name: `contributions.${group}-day`, key: address, points: figures.day, seconds: day },
      { name: `contributions.${group}-page`, key: page, points: figures.page, seconds: hour },
    ]
  }
}
