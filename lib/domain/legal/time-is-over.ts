import { retentionDays } from '@/lib/domain/legal/retention'

const dayMs = 24 * 3600_000

/** A condition for a column with a time: longer ago than /privacy says that it is kept. */
export function timeIsOver(kind: keyof typeof retentionDays, now: Date): { lt: Date } {
  return { lt: new Date(now.getTime() - retentionDays[kind] * dayMs) }
}
