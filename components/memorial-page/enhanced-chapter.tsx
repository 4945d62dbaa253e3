import type { LifeChapter, LifeMoment } from '@/lib/domain/memorial-page/life'
import { formatPartialDate } from '@/lib/shared/danish-dates'
import { DateText } from './date-text'
import { PictureGallery } from './picture-gallery'

/** One chapter of a life, with large pictures. */
export function EnhancedChapter({ chapter: { id, title, years, moments } }: { chapter: LifeChapter }) {
  return (
    <section id={id} aria-labelledby={`${id}-titel`} className="mt-section scroll-mt-16 px-gutter">
      <div className="mx-auto max-w-measure border-lichen border-b pb-4">
        <h2 id={`${id}-titel`} className="text-4xl">
          {title}
        </h2>
        {years && <p className="mt-2 font-serif text-muted-foreground text-xl">{years}</p>}
      </div>
      <ol className="large-pictures">
        {moments.map((moment) => (
          <Moment key={moment.kind === 'event' ? moment.event.id : moment.kind} moment={moment} />
        ))}
      </ol>
    </section>
  )
}

function Moment({ moment: { kind, event } }: { moment: LifeMoment }) {
  const { date, place } = event
  return (
    <li className="mt-10 break-inside-avoid">
      <div className="mx-auto max-w-measure">
        {date && (
          <DateText date={date} className="block font-serif text-muted-foreground text-xl">
            {formatPartialDate(date)}
          </DateText>
        )}
        <h3 className="mt-1 text-2xl [overflow-wrap:anywhere]">
          {kind === 'event' ? event.title : kind === 'born' ? 'Født' : 'Død'}
        </h3>
        {place && <p className="text-muted-foreground">{place}</p>}
        {kind === 'event' && event.text && (
          <p className="mt-3 whitespace-pre-line font-serif text-lg [overflow-wrap:anywhere]">{event.text}</p>
        )}
      </div>
      {kind === 'event' && event.pictures.length > 0 && (
        <div className="mx-auto max-w-page">
          <PictureGallery pictures={event.pictures} belonging={`til »${event.title}«`} />
        </div>
      )}
    </li>
  )
}
