import type { Metric } from '@/lib/domain/vitals/schema'
import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

type Rating = 'good' | 'middling' | 'poor'

/**
 * Up to the first a value is good, above the second poor; milliseconds, and thousandths of a layout shift. Google's, by
 * web.dev/articles/lcp, /inp, /cls, /fcp and /ttfb (a page is called good when its 75th percentile is).
 */
export const thresholds: Record<Metric, readonly [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [100, 250],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}

export function ratingOf(metric: Metric, value: number): Rating {
  const [good, poor] = thresholds[metric]
  if (value <= good) return 'good'
  return value > poor ? 'poor' : 'middling'
}

export function canSeeVitals(actor: Actor): boolean {
  return isFullAdministrator(actor)
}

/** Above this share of a day's visits, floods are worth a warning. */
export const floodWarnsAtPercent = 10
