import 'server-only'
import { danishMidnight } from '@/lib/shared/danish-midnight'

type Period = { from?: string | undefined; to?: string | undefined }

/** The condition that a moment is on these Danish days (yyyy-mm-dd), both included; none without days. */
export function withinDays<C extends string>(column: C, { from, to }: Period) {
  if (!from && !to) return {}
  const moments = { ...(from && { gte: danishMidnight(from) }), ...(to && { lt: danishMidnight(to, 1) }) }
  return { [column]: moments } as Record<C, typeof moments>
}
