import type { TrendFilter } from '@/lib/domain/insights/schema'

/** /admin with a figure over a period. */
export function trendPath({ figure, period }: TrendFilter): string {
  return `/admin?${new URLSearchParams({ figure, period })}#udvikling`
}

export const figuresFilePath = '/api/admin/figures.csv'

export const attentionApiPath = '/api/admin/attention'
