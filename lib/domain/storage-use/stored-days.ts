import 'server-only'
import { type Forecast, forecastOf } from '@/lib/domain/storage-use/forecast'
import { db } from '@/lib/server/db'
import type { DiskSpace } from '@/lib/server/disk-space'
import { danishDay } from '@/lib/shared/danish-time'
import { plusDays } from '@/lib/shared/time-buckets'

type DayRow = { day: string; database: number | null; files: number | null; free: number | null; total: number | null }

/** Sums of each measured day of the span (yyyy-mm-dd, both included), oldest first. Bytes. */
export function findDays(from: string, to: string): Promise<DayRow[]> {
  return db.$queryRaw<DayRow[]>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day,
      (sum(bytes) FILTER (WHERE kind = 'table'))::float8 AS database,
      (sum(bytes) FILTER (WHERE kind = 'files'))::float8 AS files,
      (sum(bytes) FILTER (WHERE kind = 'disk' AND name = 'free'))::float8 AS free,
      (sum(bytes) FILTER (WHERE kind = 'disk' AND name = 'total'))::float8 AS total
    FROM "StorageDay" WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY day ORDER BY day`
}

/** From the last 30 measured days; too early to say when the disk cannot be read. */
export async function findForecast(disk: DiskSpace | null, now = new Date()): Promise<Forecast> {
  const to = danishDay(now)
  const rows = await findDays(plusDays(to, -29), to)
  // A disk that was enlarged begins anew: what was used on the smaller one is used on it too.
  const used = rows.flatMap(({ day, total, free }) =>
    total === null || free === null ? [] : [{ day, used: total - free }],
  )
  return disk ? forecastOf(used, disk.total) : { kind: 'early' }
}
