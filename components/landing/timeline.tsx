import { LifePicture, type LifePictureName } from '@/components/drawings/life-pictures'
import { formatPartialDate, isoPartialDate, type PartialDate } from '@/lib/shared/danish-dates'

export type LifeEvent = { date: PartialDate; place: string; text: string; picture: LifePictureName }

/**
 * A life along one line: across a wide screen, down beside the text on a narrow one. Each date is as exact as it is
 * known.
 */
export function Timeline({ events, label }: { events: readonly LifeEvent[]; label: string }) {
  return (
    <ol aria-label={label} className="lg:grid lg:auto-cols-fr lg:grid-flow-col">
      {events.map(({ date, place, text, picture }, index) => (
        <li
          key={formatPartialDate(date)}
          className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 pb-10 last:pb-0 max-[22rem]:block lg:block lg:pb-0"
        >
          {index < events.length - 1 && (
            <span
              aria-hidden
              className="absolute top-16 bottom-0 left-13 border-lichen border-l-2 max-[22rem]:hidden lg:hidden"
            />
          )}
          <LifePicture name={picture} className="w-full bg-background max-[22rem]:w-28 max-lg:relative lg:w-full" />
          <div className="lg:mt-6 lg:pr-6">
            <p className="font-semibold">
              <time dateTime={isoPartialDate(date) ?? undefined}>{formatPartialDate(date)}</time>
            </p>
            <p className="text-muted-foreground text-sm">{place}</p>
            <p className="mt-2 font-serif text-lg leading-snug">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
