import 'server-only'
import { MadeWorkError } from '@/lib/domain/made-works/errors'
import type { MadeKind } from '@/lib/domain/made-works/schema'
import type { Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { formatOere } from '@/lib/shared/money'

/**
 * The most a call can cost, in øre, with room for prices to rise: 8,000 tokens out and 30,000 in of a large language
 * model; five minutes of song; ten seconds of film. docs/operations.md says when to look at them.
 */
export const mostCostOere = { song_words: 300, song_voice: 2000, portrait_motion: 1500 } as const satisfies Partial<
  Record<MadeKind, number>
>

export type Cost = {
  userId: string
  memorialId: string
  provider: string
  purpose: keyof typeof mostCostOere
  /** In øre; `mostCostOere` of the purpose. */
  amountOere: number
}

/**
 * Counts a call before it is made; a call that fails stays counted, because it may have cost. Throws PROVIDER_LIMIT when
 * the account, and PROVIDER_LIMIT_ALL when everybody together, would pass the limit of this Danish calendar month.
 */
export async function reserveCost(tx: Transaction, cost: Cost, now = new Date()): Promise<void> {
  // One at a time: two calls at once must not both fit into the same rest.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('provider costs', 66))`
  const [spent] = await tx.$queryRaw<[{ own: bigint; all: bigint }]>`
    SELECT coalesce(sum("amountOere") FILTER (WHERE "userId" = ${cost.userId}::uuid), 0)::bigint AS "own",
           coalesce(sum("amountOere"), 0)::bigint AS "all"
    FROM "ProviderCost"
    WHERE "createdAt" >= date_trunc('month', ${now}::timestamptz, 'Europe/Copenhagen')`
  const { PROVIDER_LIMIT_OERE: ownLimit, PROVIDER_LIMIT_ALL_OERE: limit } = env
  if (Number(spent.own) + cost.amountOere > ownLimit) {
    throw new MadeWorkError('PROVIDER_LIMIT', { limit: formatOere(ownLimit) })
  }
  if (Number(spent.all) + cost.amountOere > limit) throw new MadeWorkError('PROVIDER_LIMIT_ALL')
  await tx.providerCost.create({ data: { ...cost, amountOere: BigInt(cost.amountOere), createdAt: now } })
}
