import type { TrendFilter } from '@/lib/domain/insights/schema'
import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** The front page of the console and its figures. */
export function canReadInsights(actor: Actor): boolean {
  return isFullAdministrator(actor)
}

/** /admin with a figure over a period. */
export function trendPath({ figure, period }: TrendFilter): string {
  return `/admin?${new URLSearchParams({ figure, period })}#udvikling`
}

export const figuresFilePath = '/api/admin/figures.csv'

export const attentionApiPath = '/api/admin/attention'
