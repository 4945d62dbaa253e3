import { retentionDays } from '@/lib/domain/legal/retention'

const dayMs = 24 * 3600_000

/** A where condition on a time column: older than the retention period. */
export function timeIsOver(kind: keyof typeof retentionDays, now: Date): { lt: Date } {
  return { lt: new Date(now.getTime() - retentionDays[kind] * dayMs) }
}
