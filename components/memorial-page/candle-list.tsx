import { Flame } from '@/components/drawings/flame'
import { contributionSections } from '@/lib/domain/contributions/form-names'
import type { ContributionView } from '@/lib/domain/contributions/views'
import type { MemorialPageView } from '@/lib/domain/memorials/page-view'
import { ListEnd } from './list-end'
import { OwnPost } from './own-post'

const listId = 'lys-liste'

/** The candles that burn, with the names of those who lit them; the others are counted. */
export function CandleList({ page }: { page: MemorialPageView }) {
  const { candles, counts } = page
  const shown = candles.items.filter(({ burning, own, status }) => burning || (own && status === 'pending'))
  const more = page.position?.list === 'lys' ? 0 : counts.burning - shown.filter(({ burning }) => burning).length
  const goesOn = candles.items.at(-1)?.burning ? candles.nextCursor : null
  return (
    <>
      <ul id={listId} className="candles mt-8 empty:hidden">
        {shown.map((candle) => (
          <CandleItem key={candle.id} candle={candle} />
        ))}
      </ul>
      <ul hidden>
        <CandleItem candle={null} />
      </ul>
      {more > 0 && <p className="mt-6 text-center">og {more.toLocaleString('da-DK')} lys til</p>}
      <ListEnd page={page} list="lys" listId={listId} nextCursor={goesOn} label="Vis flere lys" />
    </>
  )
}

/** Null draws the empty pattern that script fills for a candle lit just now. */
function CandleItem({ candle }: { candle: ContributionView | null }) {
  return (
    <li data-pattern={candle ? undefined : contributionSections.candle} className="text-center">
      <span className="lit-candle">
        <Flame size={48} lit={candle?.burning ?? true} />
      </span>
      <p data-slot="name" className="mt-2 font-semibold leading-snug">
        {candle?.authorName}
      </p>
      <p data-slot="message" className="mt-1 whitespace-pre-line text-sm empty:hidden">
        {candle?.message}
      </p>
      <OwnPost post={candle} />
    </li>
  )
}
