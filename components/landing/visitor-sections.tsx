import type { ReactNode } from 'react'
import { Candle } from '@/components/drawings/candle'
import { Flame } from '@/components/drawings/flame'
import { HeatherSprig } from '@/components/drawings/heather-sprig'
import { StarrySkyScene } from '@/components/drawings/starry-sky'
import { burningDays } from '@/lib/domain/contributions/candle-days'
import { daysInWords } from '@/lib/shared/number-words'

const LEFT = [
  {
    name: 'Jens Peter',
    relation: 'tidligere elev',
    text: 'Du lærte mig at læse, da alle andre havde givet op. Jeg læser stadig hver aften.',
  },
]
const RIGHT = [
  {
    name: 'Inger og Poul',
    relation: 'naboer',
    text: 'Tak for hyldeblomstsaften, for de lange snakke over hækken og for nøglen under potten.',
  },
  { name: 'Malthe, 9 år', relation: 'oldebarn', text: 'Jeg har plantet et af dine æbler.' },
]

/** An open book: two pages on a wide screen, one on a phone. */
export function GuestbookSection() {
  return (
    <section className="flex min-h-[85svh] items-center py-section">
      <div className="mx-auto w-full max-w-page px-gutter">
        <div className="grid grid-cols-1 gap-x-16 gap-y-5 md:grid-cols-2 md:items-end">
          <h2 className="text-3xl">Gæstebogen ligger fremme</h2>
          <p className="text-lg">
            Alle, der kan se siden, kan skrive en hilsen, også uden en konto. Har man mere på hjerte, kan man dele et
            minde med billeder og årstal.
          </p>
        </div>
        <div className="mt-12 grid grid-cols-1 bg-(--draw-paper) text-(--draw-inscription) shadow-lift max-md:rounded-lg md:grid-cols-2 md:rounded-xl">
          <BookPage greetings={LEFT} className="md:border-(--draw-paper-shade) md:border-r">
            <HeatherSprig className="mt-auto ml-auto w-32 max-md:hidden" />
          </BookPage>
          <BookPage greetings={RIGHT} className="max-md:pt-0" />
        </div>
      </div>
    </section>
  )
}

type Greeting = { name: string; relation: string; text: string }

function BookPage({
  greetings,
  className = '',
  children,
}: {
  greetings: readonly Greeting[]
  className?: string
  children?: ReactNode
}) {
  return (
    <div className={`flex min-w-0 flex-col gap-10 p-7 sm:p-10 lg:p-14 ${className}`}>
      {greetings.map(({ name, relation, text }) => (
        <figure key={name}>
          <blockquote className="hyphens-auto font-serif text-2xl">{text}</blockquote>
          <figcaption className="mt-3">
            {name}, <span className="opacity-80">{relation}</span>
          </figcaption>
        </figure>
      ))}
      {children}
    </div>
  )
}

const LIT_BEFORE = ['Inger og Poul', 'Jens Peter', 'Familien Holm']
const COUNT = 37

/** A candle to try: a checkbox lights the flame, so it works without script. */
export function CandleSection() {
  return (
    <section className="dark relative flex min-h-[100svh] items-center overflow-hidden bg-background py-section text-foreground">
      <StarrySkyScene className="absolute inset-0 size-full" />
      <div className="group/candle relative mx-auto w-full max-w-measure px-gutter text-center">
        <h2 className="text-3xl">Tænd et lys</h2>
        <p className="mx-auto mt-5 max-w-form text-lg">
          Lyset brænder på mindesiden i {daysInWords(burningDays)}. Familien kan se, at du har været der, og tallet
          skifter for alle, der har siden åben.
        </p>
        <div className="relative mx-auto mt-8 h-56 w-28">
          <Candle size={224} lit={false} className="absolute inset-0" />
          <Candle
            size={224}
            className="absolute inset-0 opacity-0 transition-opacity duration-slow group-has-checked/candle:opacity-100"
          />
        </div>
        <label className="mt-8 inline-flex min-h-14 items-center justify-center rounded-lg border border-candle bg-candle-soft px-8 font-semibold text-candle-ink text-lg has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
          <input type="checkbox" className="sr-only" autoComplete="off" />
          <span className="grid [&>*]:[grid-area:1/1]">
            <span className="group-has-checked/candle:invisible">Tænd lyset</span>
            <span className="invisible group-has-checked/candle:visible">Lyset brænder</span>
          </span>
        </label>
        <p role="status" className="mt-5">
          <span className="group-has-checked/candle:hidden">{COUNT} lys brænder for Karen lige nu.</span>
          <span className="hidden group-has-checked/candle:inline">
            {COUNT + 1} lys brænder for Karen lige nu. Tak, fordi du tændte et.
          </span>
        </p>
        <ul
          aria-label="De seneste lys"
          className="mt-6 flex flex-wrap justify-center gap-x-5 gap-y-4 text-sm sm:gap-x-8"
        >
          <li className="hidden group-has-checked/candle:block group-has-checked/candle:animate-fade-in">
            <SmallCandle name="Du" />
          </li>
          {LIT_BEFORE.map((name) => (
            <li key={name} className="last:group-has-checked/candle:hidden">
              <SmallCandle name={name} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function SmallCandle({ name }: { name: string }) {
  return (
    <>
      <Flame size={30} className="mx-auto" />
      <span className="mt-1 block">{name}</span>
    </>
  )
}
