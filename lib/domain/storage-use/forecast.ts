import { dayMs } from '@/lib/shared/durations'
import { plusDays } from '@/lib/shared/time-buckets'

/** What the disk held on a Danish day (yyyy-mm-dd), in bytes. */
export type UsedDay = { day: string; used: number }

/** `early`: fewer than seven days are known. `steady`: it does not grow, or not within ten years. */
export type Forecast = { kind: 'early' } | { kind: 'steady' } | { kind: 'full'; day: string; bytesADay: number }

const fewestDays = 7
const mostDays = 30
const farDays = 3650

/**
 * The day the disk is full if it goes on as in the last 30 days: the slope of the least-squares line through the used
 * bytes (Gauss: Σ(x−x̄)(y−ȳ) / Σ(x−x̄)²), from what is used on the last day. `days` in any order; `total` in bytes.
 */
export function forecastOf(days: readonly UsedDay[], total: number): Forecast {
  const ordered = days.toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const last = ordered.at(-1)
  if (!last) return { kind: 'early' }
  const since = plusDays(last.day, -(mostDays - 1))
  const recent = ordered.filter(({ day }) => day >= since)
  if (recent.length < fewestDays) return { kind: 'early' }
  const bytesADay = slopeOf(recent.map(({ day, used }) => ({ x: Date.parse(day) / dayMs, y: used })))
  const left = Math.max(0, total - last.used) / bytesADay
  if (bytesADay <= 0 || !Number.isFinite(left) || left > farDays) return { kind: 'steady' }
  return { kind: 'full', day: plusDays(last.day, Math.floor(left)), bytesADay }
}

function slopeOf(points: ReadonlyArray<{ x: number; y: number }>): number {
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length
  const over = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0)
  const under = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  return under === 0 ? 0 : over / under
}
