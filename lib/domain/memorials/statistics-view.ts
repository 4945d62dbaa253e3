import { z } from 'zod'

export const periods = ['30d', '12m', 'all'] as const
export type Period = (typeof periods)[number]

export const periodTexts: Record<Period, string> = { '30d': '30 dage', '12m': '12 måneder', all: 'Alle' }

export const statisticsInput = z.object({ id: z.string().min(1).max(100), period: z.enum(periods).default('30d') })

/** One day, month or year. `short` fits under a plot, `long` says it in full. */
export type StatisticsPoint = {
  key: string
  short: string
  long: string
  qr: number
  link: number
  candles: number
  posts: number
}

export type StatisticsTotals = Pick<StatisticsPoint, 'qr' | 'link' | 'candles' | 'posts'>

export type StatisticsView = {
  period: Period
  unit: 'day' | 'month' | 'year'
  points: StatisticsPoint[]
  totals: StatisticsTotals
}
