import { LifePicture, type LifePictureName } from '@/components/drawings/life-pictures'
import { formatPartialDate, isoPartialDate, type PartialDate } from '@/lib/shared/danish-dates'

export function TimelineSection() {
  return (
    <section className="flex min-h-[85svh] items-center bg-background py-section">
      <div className="mx-auto w-full max-w-page px-gutter xl:max-w-[84rem]">
        <div className="max-w-measure lg:mx-auto lg:text-center">
          <h2 className="text-3xl">Livets linje</h2>
          <p className="mt-5 text-lg">
            Livet kan følges år for år og sted for sted. Man skriver det, man ved: en dag, en måned eller bare et
            årstal.
          </p>
        </div>
        <div className="mt-12 lg:mt-20">
          <Timeline events={KARENS_LIFE} label="Karen Lunds liv, et eksempel" />
        </div>
      </div>
    </section>
  )
}

type LifeEvent = { date: PartialDate; place: string; text: string; picture: LifePictureName }

/**
 * A life along one line: across a wide screen, down beside the text on a narrow one. Each date is as exact as it is
 * known.
 */
function Timeline({ events, label }: { events: readonly LifeEvent[]; label: string }) {
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

/** The person used throughout the page is fictional. Covers every precision of a date: a day, a month, a year. */
const KARENS_LIFE: readonly LifeEvent[] = [
  {
    date: { year: 1934, month: 5, day: 3 },
    place: 'Kongenshus Hede',
    text: 'Født på en lille gård som den yngste af fem.',
    picture: 'farm',
  },
  {
    date: { year: 1954, month: 9 },
    place: 'Ribe',
    text: 'Begynder på seminariet og lejer et værelse med udsigt til domkirken.',
    picture: 'town',
  },
  {
    date: { year: 1958 },
    place: 'Daugbjerg',
    text: 'Lærer i landsbyskolen. Der blev hun i 38 år.',
    picture: 'school',
  },
  {
    date: { year: 1962, month: 6, day: 16 },
    place: 'Daugbjerg Kirke',
    text: 'Gift med Erik. Det regnede hele dagen, og de dansede alligevel.',
    picture: 'church',
  },
  {
    date: { year: 1965, month: 4 },
    place: 'Huset på bakken',
    text: 'Anna kommer til verden, og der bliver plantet et æbletræ.',
    picture: 'house',
  },
  {
    date: { year: 2024, month: 11, day: 12 },
    place: 'Daugbjerg',
    text: 'Karen dør stille hjemme med udsigt til træet.',
    picture: 'evening',
  },
]
