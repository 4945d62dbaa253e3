import { Flame } from '@/components/drawings/flame'
import { contributionSections } from '@/lib/domain/contributions/form-names'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { ListEnd } from './list-end'
import { OwnPost, type OwnPostProps } from './own-post'
import { ReportLink } from './report-link'

export const candleListId = 'lys-liste'

/** Burning candles with the names of those who lit them; the rest are only counted. */
export function CandleList({ page, ...place }: { page: MemorialPageView } & Omit<OwnPostProps, 'post'>) {
  const { candles, counts } = page
  const shown = candles.items.filter(({ burning, own, status }) => burning || (own && status === 'pending'))
  const more = page.position?.list === 'lys' ? 0 : counts.burning - shown.filter(({ burning }) => burning).length
  const goesOn = candles.items.at(-1)?.burning ? candles.nextCursor : null
  return (
    <>
      <ul id={candleListId} className="candles mt-8 empty:hidden">
        {shown.map((candle) => (
          <CandleItem key={candle.id} post={candle} {...place} />
        ))}
      </ul>
      <ul hidden>
        <CandleItem post={null} {...place} />
      </ul>
      {more > 0 && (
        <p id={`${candleListId}-rest`} className="mt-6 text-center">
          og {more.toLocaleString('da-DK')} lys til
        </p>
      )}
      <ListEnd page={page} list="lys" listId={candleListId} nextCursor={goesOn} label="Vis flere lys" />
    </>
  )
}

export function CandleItem({ post: candle, layoutPath, isExample }: OwnPostProps) {
  return (
    <li data-pattern={candle ? undefined : contributionSections.candle} className="text-center">
      <span className="lit-candle">
        <Flame size={48} lit={candle?.burning ?? true} />
      </span>
      <p data-slot="name" dir="auto" className="mt-2 font-semibold leading-snug">
        {candle?.authorName}
      </p>
      <p data-slot="message" dir="auto" className="mt-1 whitespace-pre-line text-sm empty:hidden">
        {candle?.message}
      </p>
      {candle?.message && <ReportLink post={candle} isExample={isExample} />}
      <OwnPost kind="candle" post={candle} layoutPath={layoutPath} />
    </li>
  )
}
