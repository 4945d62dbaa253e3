import { button } from '@/components/memorial-page/button'
import { DateText } from '@/components/memorial-page/date-text'
import { FamilyExcerpt, treePathOf } from '@/components/memorial-page/family-excerpt'
import { Films } from '@/components/memorial-page/films'
import { coverSizes, portraitSizes } from '@/components/memorial-page/head-sizes'
import { isOpenToAll } from '@/components/memorial-page/is-open-to-all'
import { LifeStory } from '@/components/memorial-page/life-story'
import { MemorialImage } from '@/components/memorial-page/memorial-image'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import { hasMusicSection, Music, TopPiece } from '@/components/memorial-page/music'
import { NameAndYears, ToTheCandles } from '@/components/memorial-page/page-head'
import { PictureGallery } from '@/components/memorial-page/picture-gallery'
import { Pictures } from '@/components/memorial-page/pictures'
import { PostSections } from '@/components/memorial-page/post-sections'
import { Donations, Funeral, RestingPlace } from '@/components/memorial-page/practical-matters'
import { RegisteredStone } from '@/components/memorial-page/registered-stone'
import { Share } from '@/components/memorial-page/share'
import { Voices } from '@/components/memorial-page/voices'
import { ThemeLandscape } from '@/components/themes/theme-landscape'
import { ThemeOrnament } from '@/components/themes/theme-ornament'
import { hasFamily } from '@/lib/domain/family-tree/excerpt-words'
import { type LifeChapter, type LifeMoment, lifeChapters } from '@/lib/domain/memorial-page/life'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { formatPartialDate } from '@/lib/shared/danish-dates'

/** A life in chapters: large pictures and a sticky line of links. */
export function EnhancedLayout(props: MemorialPageProps) {
  const { page } = props
  const chapters = lifeChapters(page)
  const links = [
    ...(page.biography ? [{ id: 'livshistorie', title: 'Livshistorie' }] : []),
    ...chapters,
    ...(page.pictures.items.length > 0 ? [{ id: 'billeder', title: 'Billeder' }] : []),
    ...(page.films.length > 0 ? [{ id: 'film', title: 'Film' }] : []),
    ...(page.voices.length > 0 ? [{ id: 'stemmer', title: 'Stemmer' }] : []),
    ...(hasMusicSection(page) ? [{ id: 'musik', title: 'Musik' }] : []),
    ...(hasFamily(page.family) ? [{ id: 'slaegten', title: 'Slægten' }] : []),
    { id: 'lys', title: 'Lys' },
    { id: 'gaestebog', title: 'Hilsner' },
    { id: 'minder', title: 'Minder' },
  ]
  return (
    <>
      <EnhancedHead page={page} />
      <TopPiece page={page} />
      <nav aria-label="Kapitler" className="sticky top-0 z-10 mt-12 border-border border-y bg-background print:hidden">
        <ul className="mx-auto flex w-fit max-w-full overflow-x-auto px-2">
          {links.map(({ id, title }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                className="flex min-h-touch items-center px-3 font-serif text-muted-foreground -outline-offset-4 hover:text-foreground"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {page.funeral && <Funeral funeral={page.funeral} {...props} />}
      {page.donations && <Donations items={page.donations.items} />}
      {page.biography && <LifeStory html={page.biography} />}
      {chapters.map((chapter) => (
        <EnhancedChapter key={chapter.id} chapter={chapter} />
      ))}
      <div className="large-pictures">
        <Pictures page={page} />
      </div>
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

/** One chapter of a life, with large pictures. */
function EnhancedChapter({ chapter: { id, title, years, moments } }: { chapter: LifeChapter }) {
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

/**
 * Picture, name, years and the candle link fit the first screen, even of a small phone; the cover takes the remaining
 * height. head-sizes.ts repeats the heights of the cover and the portrait.
 */
function EnhancedHead({ page }: { page: MemorialPageView }) {
  const cover = 'h-full w-full object-cover'
  return (
    <header className="print-cover">
      <div className="h-[max(14svh,76svh-20.5rem)] overflow-hidden bg-muted sm:h-[56svh] print:hidden">
        {page.cover ? (
          <MemorialImage picture={page.cover} sizes={coverSizes(page.cover, 'enhanced')} isFirst className={cover} />
        ) : (
          <ThemeLandscape theme={page.theme} className={cover} />
        )}
      </div>
      <div className="mx-auto max-w-page px-gutter font-serif">
        <div className="flex flex-col items-center gap-x-12 sm:flex-row sm:items-start">
          {page.portrait && (
            <MemorialImage
              picture={page.portrait}
              alt={page.portrait.alt || `Portræt af ${page.name}`}
              sizes={portraitSizes(page.portrait, 'enhanced')}
              isFirst={!page.cover}
              isNear
              className="portrait relative -mt-[11svh] w-[clamp(5.5rem,18svh,11rem)] shrink-0 rounded-2xl border-4 border-background object-cover shadow-lift sm:-mt-28 sm:w-72"
            />
          )}
          <div className={`min-w-0 max-w-full text-center ${page.portrait ? 'sm:text-left' : 'mx-auto'}`}>
            <NameAndYears page={page} isTight>
              <ToTheCandles page={page} className="mt-6" />
            </NameAndYears>
          </div>
        </div>
        <ThemeOrnament theme={page.theme} className="mx-auto mt-12 h-4 w-30" />
        {page.epitaph && (
          <p className="mx-auto mt-8 max-w-measure whitespace-pre-line text-balance text-center text-3xl leading-snug">
            {page.epitaph}
          </p>
        )}
        {page.pictures.items.length > 1 && (
          // The slideshow needs script, which shows the button in this reserved space.
          <div className="mt-6 min-h-20 text-center print:hidden">
            <p data-slideshow-place hidden>
              <button
                type="button"
                data-slideshow="billeder-liste"
                className={button('outlined', 'large', 'min-h-20 w-80')}
              >
                Se billederne som lysbilleder
              </button>
            </p>
          </div>
        )}
      </div>
    </header>
  )
}
