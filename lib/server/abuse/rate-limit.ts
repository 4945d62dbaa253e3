import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { pool } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { waitInWords } from '@/lib/shared/wait-in-words'

/** At most `points` calls in `seconds` for the same `key`; `name` keeps the counters of different rules apart. */
export type Limit = { name: string; key: string; points: number; seconds: number }

/** No limit counts for longer: /privacy tells it (retentionDays.counter in lib/domain/legal/retention.ts). In seconds. */
export const longestCount = 7 * 24 * 3600

const limiters = new Map<string, RateLimiterPostgres>()

function limiterFor({ name, points, seconds }: Limit): RateLimiterPostgres {
  const id = `${name}:${points}:${seconds}`
  let limiter = limiters.get(id)
  if (!limiter) {
    if (seconds > longestCount) throw new Error(`The limit ${name} would be kept for longer than /privacy says`)
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

/** Counts one call against each limit. Throws TOO_MANY_REQUESTS with the time to wait in words when one is spent. */
export async function spend(limits: Limit[]): Promise<void> {
  for (const limit of limits) {
    try {
      await limiterFor(limit).consume(keyOf(limit))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new DomainError('TOO_MANY_REQUESTS', { wait: waitInWords(refusal.msBeforeNext) })
    }
  }
}

/** Forgets all that was counted, for example what was guessed at an account before its owner signed in. */
export async function forgive(limits: Limit[]): Promise<void> {
  for (const limit of limits) await limiterFor(limit).delete(keyOf(limit))
}

/** Takes back one count of each limit: for a try that turned out right, where only wrong ones shall count. */
export async function giveBack(limits: Limit[]): Promise<void> {
  for (const limit of limits) await limiterFor(limit).reward(keyOf(limit), 1)
}

/** Deletes counters whose time is over. Returns nothing; safe to run at any moment. */
export async function deleteSpentLimits(now = Date.now()): Promise<void> {
  await pool.query('DELETE FROM "rate_limit" WHERE expire < $1', [now])
}

// Addresses and mail addresses are personal: only their hash is kept.
function keyOf(limit: Limit): string {
  return createHash('sha256').update(limit.key).digest('hex').slice(0, 32)
}
