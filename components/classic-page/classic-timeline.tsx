import { DateText } from '@/components/memorial-page/date-text'
import { lifeMoments } from '@/lib/domain/memorial-page/life'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { formatPartialDate } from '@/lib/shared/danish-dates'
import { ClassicFigures } from './classic-media'

/** Events and chapters of the life in chronological order. */
export function ClassicTimeline({ page }: { page: MemorialPageView }) {
  const moments = lifeMoments(page)
  if (moments.length === 0) return null
  return (
    <section id="tidslinje">
      <h2>Tidslinje</h2>
      <ol>
        {moments.map(({ kind, event }) => (
          <li key={kind === 'event' ? event.id : kind}>
            <h3>{kind === 'event' ? event.title : kind === 'born' ? 'Født' : 'Død'}</h3>
            <p className="quiet" style={{ marginTop: 0 }}>
              {event.date && <DateText date={event.date}>{formatPartialDate(event.date)}</DateText>}
              {event.date && event.place && ', '}
              {event.place}
            </p>
            {kind === 'event' && event.text && <p className="lines">{event.text}</p>}
            {kind === 'event' && <ClassicFigures pictures={event.pictures} belonging={`til »${event.title}«`} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
