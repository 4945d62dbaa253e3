import {
  ClassicDonations,
  ClassicFuneral,
  ClassicRestingPlace,
  ClassicStone,
} from '@/components/classic-page/classic-matters'
import {
  ClassicFigures,
  ClassicMusic,
  ClassicPictures,
  ClassicRecordings,
  ClassicTopPiece,
} from '@/components/classic-page/classic-media'
import { ClassicPosts } from '@/components/classic-page/classic-posts'
import { NameInHeading } from '@/components/frame/name-in-heading'
import { DateText } from '@/components/memorial-page/date-text'
import { treePathOf } from '@/components/memorial-page/family-excerpt'
import { portraitSizes } from '@/components/memorial-page/head-sizes'
import { isOpenToAll } from '@/components/memorial-page/is-open-to-all'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import { candlesLinkText } from '@/components/memorial-page/page-copy'
import { candlesHref, hasMoreAboveCandles } from '@/components/memorial-page/page-head'
import { PrintedAddress } from '@/components/memorial-page/printed-end'
import { ThemeOrnament } from '@/components/themes/theme-ornament'
import { comingText } from '@/lib/domain/ceremonies/copy'
import { excerptLine, excerptTitle, hasFamily, onPaper } from '@/lib/domain/family-tree/excerpt-words'
import type { ExcerptGroup, ExcerptView } from '@/lib/domain/family-tree/schema'
import { followPath } from '@/lib/domain/followers/paths'
import { lifeMoments } from '@/lib/domain/memorial-page/life'
import type { LifeEventView, MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import type { HeadPictureView } from '@/lib/domain/pictures/picture-view'
import { reportContentPath } from '@/lib/domain/reports/paths'
import { reportPathOfPage } from '@/lib/domain/stones/paths'
import { formatPartialDate } from '@/lib/shared/danish-dates'
import { placeInWords } from '@/lib/shared/place-in-words'

/** One column, from the portrait to the greetings. */
export function ClassicBody(props: MemorialPageProps) {
  const { page, address, siteName, notice, isExample = false } = props
  const isOpen = isOpenToAll(page)
  return (
    <>
      {notice}
      <ClassicBar page={page} />
      <main id="indhold">
        <ClassicHead page={page} />
        <ClassicTopPiece page={page} />
        {page.funeral && <ClassicFuneral funeral={page.funeral} {...props} />}
        {page.donations && <ClassicDonations items={page.donations.items} />}
        {page.biography && (
          <section id="livshistorie">
            <h2>Livshistorie</h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server before it was stored */}
            <div className="story" dangerouslySetInnerHTML={{ __html: page.biography }} />
          </section>
        )}
        <ClassicTimeline page={page} />
        <ClassicPictures page={page} />
        <ClassicRecordings page={page} />
        <ClassicMusic page={page} />
        {hasFamily(page.family) && <ClassicFamily excerpt={page.family} treePath={treePathOf(props)} />}
        <ClassicPosts {...props} />
        {page.restingPlace && <ClassicRestingPlace place={page.restingPlace} />}
        {page.stone && <ClassicStone stone={page.stone} name={page.name} />}
        <section id="del" className="screen">
          <h2>{isOpen ? 'Del og udskriv' : 'Udskriv'}</h2>
          {isOpen && (
            <p>
              Siden har adressen <strong>{address}</strong>.
            </p>
          )}
          {isOpen && !isExample && (
            <p>
              <a href={followPath(page.slug)}>Få besked, når der kommer nye minder</a>
            </p>
          )}
          <p>Vælg »Udskriv« i browseren, så bliver siden til et lille hæfte på A4 eller A5.</p>
        </section>
        <aside className="printed-end" aria-label="Siden på nettet">
          <PrintedAddress address={address} />
          <p>
            Mindesiden for {page.name} findes på
            <br />
            {address}
          </p>
        </aside>
      </main>
      <footer>
        <a href={isExample ? '/test-memorial/udvidet' : `/enhanced-memorial/${page.slug}`}>Siden med store billeder</a>
        <br />
        {!isExample && !page.stone && (
          <>
            <a href={reportPathOfPage(page.slug)}>Fejl ved QR-koden på stenen</a>
            <br />
          </>
        )}
        {!isExample && (
          <>
            <a href={reportContentPath(page.id)} rel="nofollow">
              Anmeld indhold
            </a>
            <br />
          </>
        )}
        <a href="/privacy">Privatliv</a>
        <br />
        <a href="/contact">Kontakt</a>
        <br />
        <a href="/">{siteName}, digitale mindesider</a>
      </footer>
    </>
  )
}

function ClassicHead({ page }: { page: MemorialPageView }) {
  const { portrait, name, birthName, lifespan, born, died, epitaph, theme } = page
  return (
    <header>
      {portrait && <ClassicPortrait portrait={portrait} name={name} />}
      <h1>
        <NameInHeading name={name} />
      </h1>
      {birthName && <p className="quiet">{birthName}</p>}
      {lifespan && <p className="years">{lifespan}</p>}
      <LifeEvent word="Født" event={born} />
      <LifeEvent word="Død" event={died} />
      <ThemeOrnament theme={theme} className="ornament" />
      {epitaph && <p className="epitaph">{epitaph}</p>}
      {hasMoreAboveCandles(page) && (
        <p className="screen candle">
          <a href={candlesHref(page)}>{candlesLinkText(page)}</a>
        </p>
      )}
    </header>
  )
}

function ClassicPortrait({ portrait, name }: { portrait: HeadPictureView; name: string }) {
  const sizes = portraitSizes(portrait, 'classic')
  return (
    <picture>
      {portrait.avifSrcSet && <source type="image/avif" srcSet={portrait.avifSrcSet} sizes={sizes} />}
      <img
        className="portrait"
        src={portrait.src}
        srcSet={portrait.srcSet}
        sizes={sizes}
        width={portrait.width}
        height={portrait.height}
        alt={portrait.alt || `Portræt af ${name}`}
        style={{ backgroundColor: portrait.colour }}
      />
    </picture>
  )
}

function LifeEvent({ word, event: { date, place } }: { word: string; event: LifeEventView }) {
  const isExact = date?.month !== undefined
  if (!place && !isExact) return null
  return (
    <p className="quiet">
      {word}
      {isExact && date && ` ${formatPartialDate(date)}`}
      {place && ` ${placeInWords(place)}`}
    </p>
  )
}

/** Above the page: the skip link, the family's own links, and the day/night switch. */
function ClassicBar({ page: { slug, membership } }: { page: MemorialPageView }) {
  return (
    <div className="bar">
      <a href="#indhold" className="skip">
        Spring til indholdet
      </a>
      {membership?.continuing && <a href={membership.continuing.path}>{membership.continuing.label}</a>}
      {membership && membership.comingCount > 0 && <span>{comingText(membership.comingCount)}</span>}
      {membership?.canEdit && <a href={`/edit-memorial/${slug}`}>Redigér</a>}
      {membership?.canModerate && (
        <a href={`/memorial/${slug}/admin`}>
          Hilsner{membership.pendingCount > 0 && ` (${membership.pendingCount.toLocaleString('da-DK')} venter)`}
        </a>
      )}
      <label className="toggle" htmlFor="moerk">
        <input type="checkbox" id="moerk" />
        Mørk baggrund
      </label>
    </div>
  )
}

/** Events and chapters of the life in chronological order. */
function ClassicTimeline({ page }: { page: MemorialPageView }) {
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

/** The closest relatives in words. */
export function ClassicFamily({ excerpt, treePath }: { excerpt: ExcerptView; treePath: string | null }) {
  return (
    <section id="slaegten">
      <h2>Slægten</h2>
      {excerpt.groups.map((group) => (
        <Group key={group.relation} group={group} />
      ))}
      {treePath && (
        <p className="screen">
          <a href={treePath}>Se hele slægtstræet</a>
        </p>
      )}
    </section>
  )
}

/** On paper, the living whom a member sees are only counted. */
function Group({ group }: { group: ExcerptGroup }) {
  const title = excerptTitle(group)
  const [seen, printed] = [excerptLine(group), excerptLine(onPaper(group))]
  if (seen === printed) {
    return (
      <p>
        {title}: {seen}.
      </p>
    )
  }
  return (
    <>
      <p className="screen">
        {title}: {seen}.
      </p>
      <p className="paper">
        {title}: {printed}.
      </p>
    </>
  )
}
