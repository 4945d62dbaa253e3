import { mapAddress } from '@/components/memorial-page/grave-position'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import { reportStone, stoneLeadsHere } from '@/components/memorial-page/page-copy'
import {
  answerByText,
  attendanceThanks,
  donationsTitle,
  filmOfCeremony,
} from '@/components/memorial-page/practical-matters'
import { programmeLink } from '@/lib/domain/ceremonies/copy'
import { calendarPath, programmeFile } from '@/lib/domain/ceremonies/paths'
import type { FuneralView, RestingPlaceView } from '@/lib/domain/memorial-page/page-view'
import { funeralTitle } from '@/lib/domain/memorials/copy'
import type { DonationView } from '@/lib/domain/memorials/donations-schema'
import { photoSource, reportPath } from '@/lib/domain/stones/paths'
import type { ShownStoneView } from '@/lib/domain/stones/schema'
import { formatWeekdayAndDate } from '@/lib/shared/danish-time'
import { ClassicForm } from './classic-form'

export function ClassicFuneral({
  funeral,
  page,
  keptForms,
  thanks,
  isExample,
}: MemorialPageProps & { funeral: FuneralView }) {
  const { kind, day, time, place, address, note, isOver, answerBy, programmeBytes } = funeral
  const kept = keptForms?.attendance ?? null
  const film = filmOfCeremony(funeral)
  return (
    <section id="afsked">
      <h2>{funeralTitle(kind)}</h2>
      <p>
        <strong>
          {formatWeekdayAndDate(new Date(day))}
          {time && ` kl.\u00a0${time.replace(':', '.')}`}
        </strong>
      </p>
      {(place || address) && <p className="lines">{[place, address].filter(Boolean).join('\n')}</p>}
      {note && <p className="lines">{note}</p>}
      {film && (
        <p className="screen">
          <a className="action" href={film.link} rel="nofollow noopener">
            {film.label} (hos {film.host})
          </a>
        </p>
      )}
      {programmeBytes && (
        <p className="screen">
          <a className="action" href={programmeFile(page.slug)} rel="nofollow">
            {programmeLink(programmeBytes)}
          </a>
        </p>
      )}
      {!isExample && !isOver && (
        <p className="screen">
          <a className="action" href={calendarPath(page.slug)} rel="nofollow">
            Læg i din kalender
          </a>
        </p>
      )}
      {answerBy && page.isOpenForPosts ? (
        <>
          {thanks === 'attendance' && <p role="status">{attendanceThanks}</p>}
          <ClassicForm kind="attendance" slug={page.slug} kept={kept} />
          <p className="quiet screen">{answerByText(answerBy)}</p>
        </>
      ) : (
        kept && <p className="refused">{kept.message}</p>
      )}
    </section>
  )
}

export function ClassicDonations({ items }: { items: readonly DonationView[] }) {
  return (
    <section id="blomster">
      <h2>{donationsTitle}</h2>
      <ul>
        {items.map(({ name, link, host, mobilePay, note }) => (
          <li key={name}>
            <p className="lines">
              <strong>{name}</strong>
              {[note, mobilePay && `MobilePay ${mobilePay}`].map((line) => line && `\n${line}`)}
            </p>
            {link && (
              <p>
                <a href={link} rel="nofollow noopener">
                  {host}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ClassicRestingPlace({ place: { cemetery, plot, position } }: { place: RestingPlaceView }) {
  return (
    <section id="gravsted">
      <h2>Gravsted</h2>
      {cemetery && <p>{cemetery}</p>}
      {plot && <p className="quiet">{plot}</p>}
      {position && (
        <p className="screen">
          <a className="action" href={mapAddress(position)} rel="noopener">
            Vis på kort (hos OpenStreetMap)
          </a>
        </p>
      )}
    </section>
  )
}

export function ClassicStone({ stone, name }: { stone: ShownStoneView; name: string }) {
  const { photoId, code, width, height } = stone
  return (
    <section id="stenen" className="screen">
      <h2>Stenen</h2>
      <figure>
        <img
          src={photoSource(photoId, 'small')}
          width={width}
          height={height}
          loading="lazy"
          alt={`Gravstenen for ${name}, som familien har fotograferet den`}
        />
      </figure>
      <p>
        {stoneLeadsHere} <a href={reportPath(code)}>{reportStone}</a>
      </p>
    </section>
  )
}
