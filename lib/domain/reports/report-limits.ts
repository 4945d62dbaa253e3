import 'server-only'
import type { ReportWords } from '@/lib/domain/reports/schema'
import { openCaseLimits, type Proven } from '@/lib/domain/support/support-limits'
import { type Limit, spend } from '@/lib/server/abuse/rate-limit'
import type { Caller } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { userIdOf } from '@/lib/shared/actor'
import { dayMs, daySeconds } from '@/lib/shared/durations'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/** After this many manifestly unfounded reports within a year, further ones are limited. */
const unfoundedAtMost = 3

/** The limits of other cases. Both forms share the counters, so that a mailbox gets no more mail. */
export function reportLimits({ email }: ReportWords, caller: Caller, proven: Proven): Limit[] {
  return openCaseLimits({ email: email ?? null }, caller, proven)
}

/**
 * Limits a sender with three manifestly unfounded reports within a year, who was warned, to one report a week
 * (Regulation (EU) 2022/2065 article 23(2)). Child abuse is exempt. Throws TOO_MANY_REQUESTS.
 */
export async function slowDownUnfounded({ kind, email }: ReportWords, { actor }: Caller): Promise<void> {
  if (kind === 'child_abuse') return
  const userId = userIdOf(actor)
  const emailKey = email ? emailKeyOf(email) : null
  const by = [...(userId ? [{ userId }] : []), ...(emailKey ? [{ emailKey }] : [])]
  if (by.length === 0) return
  const unfounded = await db.report.count({
    where: { isUnfounded: true, decidedAt: { gt: new Date(Date.now() - 365 * dayMs) }, case: { OR: by } },
  })
  if (unfounded < unfoundedAtMost) return
  await spend([{ name: 'reports.unfounded', key: userId ?? emailKey ?? '', points: 1, seconds: 7 * daySeconds }])
}
