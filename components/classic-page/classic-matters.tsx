import { funeralTitles } from '@/components/memorial-page/practical-matters'
import type { FuneralView, RestingPlaceView } from '@/lib/domain/memorials/page-view'
import { formatWeekdayAndDate } from '@/lib/shared/danish-time'

export function ClassicFuneral({ funeral }: { funeral: FuneralView }) {
  const { kind, day, time, place, address, note } = funeral
  return (
    <section id="afsked">
      <h2>{kind ? funeralTitles[kind] : 'Afsked'}</h2>
      <p>
        <strong>
          {formatWeekdayAndDate(new Date(day))}
          {time && ` kl.\u00a0${time.replace(':', '.')}`}
        </strong>
      </p>
      {(place || address) && <p className="lines">{[place, address].filter(Boolean).join('\n')}</p>}
      {note && <p className="lines">{note}</p>}
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
          <a
            className="action"
            href={`geo:${position.latitude},${position.longitude}?q=${position.latitude},${position.longitude}`}
          >
            Vis på kort
          </a>
        </p>
      )}
    </section>
  )
}
