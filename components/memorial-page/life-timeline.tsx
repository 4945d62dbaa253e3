import { type LifeMoment, lifeMoments } from '@/lib/domain/memorial-page/life'
import type { LifeEventView, MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import type { TimelineEventView } from '@/lib/domain/timeline/schema'
import { beforeYear, type PartialDate, yearAlone } from '@/lib/shared/danish-dates'
import { DateText } from './date-text'
import { PictureGallery } from './picture-gallery'
import { Section } from './section'

/** The life from birth to death; null without events. */
export function LifeTimeline({ page }: { page: MemorialPageView }) {
  const moments = lifeMoments(page)
  if (moments.length === 0) return null
  return (
    <Section id="tidslinje" title="Tidslinje" wide="content">
      <LifeMoments moments={moments} />
    </Section>
  )
}

/** Any part of a life: one column with the line at its left, on wide screens on both sides of the line. */
export function LifeMoments({ moments }: { moments: readonly LifeMoment[] }) {
  return (
    <ol className="timeline">
      {moments.map(({ kind, event }) =>
        kind === 'event' ? (
          <EventItem key={event.id} event={event} />
        ) : (
          <LifeEnd key={kind} word={kind === 'born' ? 'Født' : 'Død'} event={event} />
        ),
      )}
    </ol>
  )
}

function EventItem({ event: { title, text, date, place, pictures } }: { event: TimelineEventView }) {
  return (
    <li>
      <When date={date} />
      <div>
        <h3>{title}</h3>
        {place && <p className="place">{place}</p>}
        {text && <p className="text">{text}</p>}
        {pictures.length > 0 && <PictureGallery pictures={pictures} belonging={`til »${title}«`} />}
      </div>
    </li>
  )
}

function LifeEnd({ word, event: { date, place } }: { word: string; event: LifeEventView }) {
  return (
    <li className="end">
      {date && <When date={date} />}
      <div>
        <h3>{word}</h3>
        {place && <p className="place">{place}</p>}
      </div>
    </li>
  )
}

/** The date as exactly as it is known: the year large, day and month smaller before it. */
function When({ date }: { date: PartialDate }) {
  const before = beforeYear(date)
  return (
    <DateText date={date}>
      {before && <span>{before} </span>}
      {yearAlone(date)}
    </DateText>
  )
}
