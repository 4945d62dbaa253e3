import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { pool } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { waitInWords } from '@/lib/shared/wait-in-words'

/**
 * At most `points` calls per `key` within `seconds`; `name` separates the counters of different limits. A call that
 * costs more than others takes `cost` points.
 */
export type Limit = { name: string; key: string; points: number; seconds: number; cost?: number }

/** Longest period of any limit, in seconds. On /privacy as retentionDays.counter (lib/domain/legal/retention.ts). */
export const longestCount = 7 * 24 * 3600

const limiters = new Map<string, RateLimiterPostgres>()

function limiterFor({ name, points, seconds }: Limit): RateLimiterPostgres {
  const id = `${name}:${points}:${seconds}`
  let limiter = limiters.get(id)
  if (!limiter) {
    if (seconds > longestCount) throw new Error(`The limit ${name} exceeds the period listed on /privacy`)
    limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    })
    limiters.set(id, limiter)
  }
  return limiter
}

/** Counts one call against each limit. Throws TOO_MANY_REQUESTS with the waiting time when one is exceeded. */
export async function spend(limits: Limit[]): Promise<void> {
  for (const limit of limits) {
    try {
      await limiterFor(limit).consume(keyOf(limit), limit.cost ?? 1)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new DomainError('TOO_MANY_REQUESTS', { wait: waitInWords(refusal.msBeforeNext) })
    }
  }
}

/** Counts one call, and says whether it is within the limit: for what waits instead of being refused. */
export async function isWithin(limit: Limit): Promise<boolean> {
  try {
    await limiterFor(limit).consume(keyOf(limit), limit.cost ?? 1)
    return true
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return false
  }
}

/** Resets the counters, for example wrong guesses at an account before its owner signed in. */
export async function forgive(limits: Limit[]): Promise<void> {
  for (const limit of limits) await limiterFor(limit).delete(keyOf(limit))
}

/** Takes back one call of each limit: for a correct attempt where only wrong ones count. */
export async function giveBack(limits: Limit[]): Promise<void> {
  for (const limit of limits) await limiterFor(limit).reward(keyOf(limit), limit.cost ?? 1)
}

/** Deletes expired counters. Safe at any time. */
export async function deleteSpentLimits(now = Date.now()): Promise<void> {
  await pool.query('DELETE FROM "rate_limit" WHERE expire < $1', [now])
}

// Keys contain personal data such as mail addresses: only a hash is stored.
function keyOf(limit: Limit): string {
  return createHash('sha256').update(limit.key).digest('hex').slice(0, 32)
}
