import { z } from 'zod'
import type { StateFigure } from '@/lib/domain/packages/views'
import type { Attention } from '@/lib/shared/attention'
import type { Measure } from '@/lib/shared/measures'
import type { TimeBucket } from '@/lib/shared/time-buckets'

export const memorialStates = ['draft', 'published', 'archived', 'memorialised'] as const
export type MemorialState = (typeof memorialStates)[number]

/** What happened each day, in the order of the console. */
export const flowNames = [
  'pages',
  'scans',
  'visits',
  'candles',
  'posts',
  'accounts',
  'handed-over',
  'taken-in-use',
  'received',
  'answered',
  'answered-in-time',
] as const
export type FlowName = (typeof flowNames)[number]

/** `received` is money, in øre; the others are numbers. */
export const flowMeasure = (name: FlowName): Measure => (name === 'received' ? 'oere' : 'count')

export const trendPeriods = ['30d', '13w', '1y'] as const
export type TrendPeriod = (typeof trendPeriods)[number]

export const trendInput = z.object({
  figure: z.enum(flowNames).catch('visits').default('visits'),
  period: z.enum(trendPeriods).catch('30d').default('30d'),
})
export type TrendFilter = z.output<typeof trendInput>

export type OverviewView = {
  /** What waits for a person, the most urgent first. */
  attention: Attention[]
  memorials: Record<MemorialState, number>
  /** Covers and portraits, and how many of them have their finer widths. */
  headPictures: { done: number; all: number }
  codes: StateFigure[]
  /** When the figures were counted. ISO 8601. */
  countedAt: string
}

/** The last seven whole days against the seven before, and today so far. */
export type WeekView = { name: FlowName; today: number; week: number; before: number }

export type TrendView = {
  filter: TrendFilter
  weeks: WeekView[]
  points: Array<TimeBucket & { count: number }>
}
