import { z } from 'zod'
import { boundedText } from '@/lib/shared/input/typed-text'
import type { TimeBucket, TimeUnit } from '@/lib/shared/time-buckets'

export const periods = ['30d', '12m', 'all'] as const
export type Period = (typeof periods)[number]

export const periodTexts: Record<Period, string> = { '30d': '30 dage', '12m': '12 måneder', all: 'I alt' }

export const statisticsInput = z.object({ id: boundedText(100).min(1), period: z.enum(periods).default('30d') })

/** The counts of one day, month or year. */
export type StatisticsPoint = TimeBucket & {
  qr: number
  link: number
  candles: number
  posts: number
}

export type StatisticsTotals = Pick<StatisticsPoint, 'qr' | 'link' | 'candles' | 'posts'>

export type StatisticsView = {
  period: Period
  unit: TimeUnit
  points: StatisticsPoint[]
  totals: StatisticsTotals
}
