import { z } from 'zod'
import { typedNumber } from '@/lib/shared/input/typed-number'

// The words of a beacon (lib/client/vitals, scripts/server/vitals-intake.mjs) and of the columns.
export const pageKinds = ['memorial', 'enhanced-memorial', 'front', 'public', 'account', 'staff'] as const
export const deviceKinds = ['phone', 'computer'] as const
export const connectionKinds = ['fast', 'slow', 'unknown'] as const
export const metrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export const keptOutReasons = ['flood', 'invalid', 'too-many'] as const
/** Days up to and with today. */
export const vitalSpans = [1, 7, 30, 90] as const

export type PageKind = (typeof pageKinds)[number]
export type Metric = (typeof metrics)[number]
export type KeptOutReason = (typeof keptOutReasons)[number]
export type VitalSpan = (typeof vitalSpans)[number]
export const groupings = ['page', 'device', 'connection'] as const
export type Grouping = (typeof groupings)[number]

/** What /admin/performance shows, from the address. Invalid values are ignored. */
export const vitalsInput = z.object({
  days: typedNumber(z.literal(vitalSpans)).catch(7).default(7),
  metric: z.enum(metrics).catch('LCP').default('LCP'),
  page: z.enum(pageKinds).optional().catch(undefined),
  device: z.enum(deviceKinds).optional().catch(undefined),
  connection: z.enum(connectionKinds).optional().catch(undefined),
})
export type VitalsFilter = z.output<typeof vitalsInput>

/** How many visits were good, middling and poor by Google's thresholds. */
export type Shares = { good: number; middling: number; poor: number }

/** A metric over the period: milliseconds, or thousandths of a layout shift. Null where nothing was measured. */
export type MetricView = Shares & {
  metric: Metric
  count: number
  p50: number | null
  p75: number | null
  p95: number | null
}

/** The chosen metric for one kind of page, device or connection. */
export type GroupView = Shares & { key: string; count: number; p75: number | null }

export type VitalsView = {
  filter: VitalsFilter
  metrics: MetricView[]
  /** The chosen metric by Danish day, oldest first. A period of one day shows seven. */
  days: Array<Shares & { day: string }>
  groups: Record<Grouping, GroupView[]>
  /** What was kept out of the figures over the period. */
  keptOut: Array<{ reason: KeptOutReason; count: number }>
  /** Of all visits that told of themselves today, the share that came from floods; 0 to 100. */
  floodPercentToday: number
  releases: Array<{ name: string; day: string }>
}
