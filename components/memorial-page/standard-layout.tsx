import { DateText } from '@/components/memorial-page/date-text'
import { FamilyExcerpt, treePathOf } from '@/components/memorial-page/family-excerpt'
import { Films } from '@/components/memorial-page/films'
import { isOpenToAll } from '@/components/memorial-page/is-open-to-all'
import { LifeStory } from '@/components/memorial-page/life-story'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import { Music, TopPiece } from '@/components/memorial-page/music'
import { PageHead } from '@/components/memorial-page/page-head'
import { PictureGallery } from '@/components/memorial-page/picture-gallery'
import { Pictures } from '@/components/memorial-page/pictures'
import { PostSections } from '@/components/memorial-page/post-sections'
import { Donations, Funeral, RestingPlace } from '@/components/memorial-page/practical-matters'
import { RegisteredStone } from '@/components/memorial-page/registered-stone'
import { Section } from '@/components/memorial-page/section'
import { Share } from '@/components/memorial-page/share'
import { Voices } from '@/components/memorial-page/voices'
import { hasFamily } from '@/lib/domain/family-tree/excerpt-words'
import { type LifeMoment, lifeMoments } from '@/lib/domain/memorial-page/life'
import type { LifeEventView, MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import type { TimelineEventView } from '@/lib/domain/timeline/schema'
import { beforeYear, type PartialDate, yearAlone } from '@/lib/shared/danish-dates'

/** One page from the portrait to the greetings. */
export function StandardLayout(props: MemorialPageProps) {
  const { page } = props
  return (
    <>
      <PageHead page={page} />
      <TopPiece page={page} />
      {page.funeral && <Funeral funeral={page.funeral} {...props} />}
      {page.donations && <Donations items={page.donations.items} />}
      {page.biography && <LifeStory html={page.biography} />}
      <LifeTimeline page={page} />
      <Pictures page={page} />
      <Films page={page} />
      <Voices page={page} />
      <Music page={page} />
      {hasFamily(page.family) && <FamilyExcerpt excerpt={page.family} treePath={treePathOf(props)} />}
      <PostSections {...props} />
      {page.restingPlace && <RestingPlace place={page.restingPlace} />}
      {page.stone && <RegisteredStone stone={page.stone} name={page.name} />}
      {isOpenToAll(page) && <Share {...props} />}
    </>
  )
}

/** The life from birth to death; null without events. */
function LifeTimeline({ page }: { page: MemorialPageView }) {
  const moments = lifeMoments(page)
  if (moments.length === 0) return null
  return (
    <Section id="tidslinje" title="Tidslinje" wide="content">
      <LifeMoments moments={moments} />
    </Section>
  )
}

/** Any part of a life: one column with the line at its left, on wide screens on both sides of the line. */
function LifeMoments({ moments }: { moments: readonly LifeMoment[] }) {
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
