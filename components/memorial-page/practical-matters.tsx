import { Notice } from '@/components/ui/notice'
import { programmeLink } from '@/lib/domain/ceremonies/copy'
import { calendarPath, programmeFile } from '@/lib/domain/ceremonies/paths'
import type { FuneralView, RestingPlaceView } from '@/lib/domain/memorial-page/page-view'
import { funeralTitle } from '@/lib/domain/memorials/copy'
import type { DonationView } from '@/lib/domain/memorials/donations-schema'
import { formatDate, formatWeekdayAndDate } from '@/lib/shared/danish-time'
import { button } from './button'
import { WordsForm } from './contribution-forms'
import { mapAddress, positionText } from './grave-position'
import type { MemorialPageProps } from './memorial-page-props'
import { Section } from './section'
import { Sentence } from './thanks'

export const donationsTitle = 'I stedet for blomster'

/** Links to a film of the ceremony: nothing is fetched from its host before they are pressed. */
export function filmOfCeremony({
  stream,
  recording,
}: FuneralView): { link: string; host: string; label: string } | null {
  const link = stream ?? recording
  const label = stream ? 'Se med hjemmefra' : 'Se optagelsen'
  return link ? { link, label, host: new URL(link).hostname.replace(/^www\./, '') } : null
}

/** Where and when the funeral is; high on the page, because it is in the coming days. */
export function Funeral({ funeral, ...props }: MemorialPageProps & { funeral: FuneralView }) {
  const { page, isExample } = props
  const day = formatWeekdayAndDate(new Date(funeral.day))
  const film = filmOfCeremony(funeral)
  return (
    <Section id="afsked" title={funeralTitle(funeral.kind)}>
      <p className="mt-4 font-serif text-xl first-letter:uppercase">
        <time dateTime={funeral.time ? `${funeral.day.slice(0, 10)}T${funeral.time}` : funeral.day.slice(0, 10)}>
          {day}
          {funeral.time && ` kl.\u00a0${funeral.time.replace(':', '.')}`}
        </time>
      </p>
      {funeral.place && <p className="mt-2">{funeral.place}</p>}
      {funeral.address && <p>{funeral.address}</p>}
      {funeral.note && <p className="mt-4 whitespace-pre-line">{funeral.note}</p>}
      {film && (
        <p className="mt-4 print:hidden">
          <a href={film.link} rel="nofollow noopener" className={button('outlined')}>
            {film.label}
          </a>
          <span className="mt-2 block text-muted-foreground text-sm">Åbner hos {film.host}.</span>
        </p>
      )}
      {funeral.programmeBytes && (
        <p className="mt-4 print:hidden">
          <a href={programmeFile(page.slug)} rel="nofollow" className="text-button">
            {programmeLink(funeral.programmeBytes)}
          </a>
        </p>
      )}
      {!isExample && !funeral.isOver && (
        <p className="mt-4 print:hidden">
          <a href={calendarPath(page.slug)} rel="nofollow" className="text-button">
            Læg i din kalender
          </a>
        </p>
      )}
      <Attendance funeral={funeral} {...props} />
    </Section>
  )
}

/** Asks visitors whether they come; says so where they land after it. */
function Attendance({ funeral, page, ...props }: MemorialPageProps & { funeral: FuneralView }) {
  const { layoutPath = 'memorial', keptForms, thanks } = props
  const kept = keptForms?.attendance ?? null
  const { answerBy } = funeral
  if (!answerBy || !page.isOpenForPosts) return kept && <Notice variant="error">{kept.message}</Notice>
  return (
    <>
      {thanks === 'attendance' && <Sentence>{attendanceThanks}</Sentence>}
      <WordsForm kind="attendance" slug={page.slug} layoutPath={layoutPath} kept={kept} />
      <p className="mt-2 text-muted-foreground text-sm print:hidden">{answerByText(answerBy)}</p>
    </>
  )
}

export const attendanceThanks = 'Tak for svaret. Familien ved nu, at du kommer.'
export const answerByText = (day: string) => `Svar senest den ${formatDate(new Date(`${day}T12:00:00Z`))}.`

/** Where gifts go instead of flowers: links to others, since no money passes through us. */
export function Donations({ items }: { items: readonly DonationView[] }) {
  return (
    <Section id="blomster" title={donationsTitle}>
      <ul className="mt-4 space-y-6">
        {items.map(({ name, link, host, mobilePay, note }) => (
          <li key={name}>
            <p className="font-serif text-xl">{name}</p>
            {note && <p className="mt-1">{note}</p>}
            {mobilePay && <p className="mt-1">MobilePay {mobilePay}</p>}
            {link && (
              <p className="mt-1">
                <a href={link} rel="nofollow noopener" className="text-button">
                  {host}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Where the grave is. The map is only a link: nothing is fetched from a third party. */
export function RestingPlace({ place }: { place: RestingPlaceView }) {
  const { cemetery, plot, position } = place
  return (
    <Section id="gravsted" title="Gravsted">
      {cemetery && <p className="mt-4 font-serif text-xl">{cemetery}</p>}
      {plot && <p className="mt-2 text-muted-foreground">{plot}</p>}
      {position && (
        <p className="mt-4 print:hidden">
          <a href={mapAddress(position)} rel="noopener" className={button('outlined')}>
            Vis på kort
          </a>
          <span className="mt-2 block text-muted-foreground text-sm">
            {positionText(position)}. Kortet ligger hos OpenStreetMap.
          </span>
        </p>
      )}
    </Section>
  )
}
