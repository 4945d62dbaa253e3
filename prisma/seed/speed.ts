import { addVitals, type TakenVitals } from '@/lib/domain/vitals/keep-vitals'
import {
  connectionKinds,
  deviceKinds,
  type Metric,
  metrics,
  type PageKind,
  pageKinds,
} from '@/lib/domain/vitals/schema'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { type Random, seededRandom } from '@/lib/shared/seeded-random'
import { plusDays } from '@/lib/shared/time-buckets'

type Measured = TakenVitals['measured'][number]

const days = 90
/** A second version, which made the pages faster. */
const fasterSince = 30

/** Visits a day to each kind of page. */
const visits: Record<PageKind, number> = {
  memorial: 24,
  'enhanced-memorial': 8,
  front: 6,
  public: 8,
  account: 5,
  staff: 3,
}

/** The middle value on a phone with a fast connection: milliseconds, and thousandths of a layout shift. */
const middle: Record<Metric, number> = { LCP: 1100, INP: 70, CLS: 12, FCP: 700, TTFB: 180 }

/** How fast the pages were for the visitors of the last 90 days, and the versions in between. Once. */
export async function ensureSpeed(now: Date): Promise<void> {
  await db.release.createMany({
    data: [
      { name: '1.0.0', firstAt: daysBefore(now, 75) },
      { name: '1.1.0', firstAt: daysBefore(now, fasterSince) },
    ],
    skipDuplicates: true,
  })
  if (await db.vitalDay.findFirst({ select: { day: true } })) return
  const random = seededRandom(2067)
  const measured = Array.from({ length: days }, (_, ago) => ago).flatMap((ago) => visitsOfDay(now, ago, random))
  const keptOut: TakenVitals['keptOut'] = [
    { day: plusDays(danishDay(now), -3), reason: 'flood', count: 640 },
    { day: danishDay(now), reason: 'invalid', count: 4 },
  ]
  await db.$transaction((tx) => addVitals(tx, { measured, keptOut }), { timeout: 60_000 })
}

function visitsOfDay(now: Date, ago: number, random: Random): Measured[] {
  const day = plusDays(danishDay(now), -ago)
  const slower = ago > fasterSince ? 1.35 : 1
  return pageKinds.flatMap((page) =>
    deviceKinds.flatMap((device) =>
      connectionKinds.flatMap((connection) =>
        metrics.flatMap((metric): Measured[] => {
          const usual = middle[metric] * slower * (device === 'phone' ? 1 : 0.6) * (connection === 'slow' ? 2.6 : 1)
          const count = Math.round(visits[page] * (connection === 'fast' ? 1 : 0.25) * (0.6 + 0.8 * random()))
          // Most are close to the usual, a few far above: as a product of evenly spread numbers is.
          const value = () => Math.round(usual * 4 ** (random() + random() + random() - 1.5))
          const values = Array.from({ length: count }, (): [number, number] => [value(), 1])
          return count > 0 ? [{ day, page, device, connection, metric, values }] : []
        }),
      ),
    ),
  )
}

function daysBefore(now: Date, count: number): Date {
  return new Date(now.getTime() - count * 24 * 3600_000)
}
