import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { danishMidnight } from '@/lib/shared/danish-midnight'
import { danishDay } from '@/lib/shared/danish-time'

/**
 * Until when a page shows what is true if nobody writes anything: a candle burns until the end of the Danish
 * day, a funeral has moments of its own, a relative counts as living by the year, and a plan ends at its moment. Null where no time plays a part.
 * @param planUntil the next moment at which the page's plan changes by itself
 */
export function trueUntil(
  page: Pick<MemorialPageView, 'counts' | 'candles' | 'funeral' | 'donations' | 'family'>,
  planUntil: Date | null,
  now: Date,
): Date | null {
  const today = danishDay(now)
  const isOfToday = page.counts.burning > 0 || page.candles.items.some(({ burning }) => burning)
  const moments = [
    isOfToday ? danishMidnight(today, 1) : null,
    page.family ? danishMidnight(`${Number(today.slice(0, 4)) + 1}-01-01`) : null,
    page.funeral?.until ? new Date(page.funeral.until) : null,
    page.donations?.until ? new Date(page.donations.until) : null,
    planUntil,
  ].filter((moment) => moment !== null)
  return moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : null
}
