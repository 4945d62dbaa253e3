import type { ReactNode } from 'react'
import { Candle } from '@/components/drawings/candle'
import { ChurchyardScene } from '@/components/drawings/churchyard'
import { Flame } from '@/components/drawings/flame'
import { Gravestone } from '@/components/drawings/gravestone'
import { HeathScene } from '@/components/drawings/heath'
import { HeatherSprig } from '@/components/drawings/heather-sprig'
import { PortraitPlaceholder } from '@/components/drawings/portrait-placeholder'
import { qrMatrixPath } from '@/components/drawings/qr-matrix-path'
import { StarrySkyScene } from '@/components/drawings/starry-sky'
import { FilmButton } from '@/components/landing/film-button'
import { Section } from '@/components/landing/section'
import { StartButton } from '@/components/landing/start-button'
import { TextLink } from '@/components/ui/text-link'
import { burningDays } from '@/lib/domain/contributions/candle-days'
import { daysInWords } from '@/lib/shared/number-words'

export function Hero() {
  return (
    <section className="relative flex min-h-[calc(100svh-4.75rem)] flex-col lg:min-h-[max(42rem,calc(100svh-4.75rem))]">
      <div className="relative z-1 mx-auto w-full max-w-page px-gutter pt-8 max-lg:text-center sm:pt-14 lg:pt-20">
        <h1 className="text-5xl">
          <span className="block">Navnet står på stenen.</span> <span className="block">Livet står her.</span>
        </h1>
        <p className="mt-6 max-w-form text-lg max-lg:mx-auto">
          En mindeside hører til gravstenen og åbnes med dens QR-kode. Her kan familie og venner læse livshistorien, se
          billederne, tænde et lys og skrive en hilsen.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-lg:justify-center">
          <StartButton />
          <FilmButton />
        </div>
      </div>
      <div className="relative min-h-80 flex-1 max-lg:-mt-6 lg:absolute lg:inset-0">
        <ChurchyardScene className="mask-t-from-70% absolute inset-0 size-full" />
      </div>
    </section>
  )
}

// Encodes a description: a drawing must not lead to an address.
const SAMPLE = qrMatrixPath('Eksempel på en mindeplade')

export function StoneSection() {
  return (
    <Section id="stenen" className="md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h2 className="text-3xl">Stenen med sin kode</h2>
        <div className="mt-5 space-y-4 text-lg">
          <p>
            På stenen sidder en lille plade med en QR-kode, eller koden er hugget direkte i granitten. Den, der står ved
            graven, holder telefonen hen over koden, og siden åbner. Der skal ikke hentes noget, og ingen skal logge
            ind.
          </p>
          <p>
            {/* 1 of 2 kept by: lib/domain/qr-codes/generate-codes.test.ts */}
            Hver kode findes kun én gang. Familien knytter den til mindesiden, og derefter fører den dertil.
          </p>
          <p>
            <TextLink href="/qr-info">Sådan får I en kode</TextLink>
          </p>
        </div>
      </div>
      <Gravestone
        qrPath={SAMPLE.path}
        qrModules={SAMPLE.modules}
        name="Karen Lund"
        years="1934–2024"
        label="En gravsten med navnet Karen Lund, årstallene 1934–2024 og en lille stålplade med en QR-kode"
        className="mx-auto w-full max-w-md"
      />
    </Section>
  )
}

export function StorySection() {
  return (
    <Section className="md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <article
        aria-label="Eksempel på en mindeside"
        className="overflow-hidden rounded-2xl bg-card shadow-lift md:order-first"
      >
        <HeathScene id="story" className="h-48 w-full sm:h-60" />
        <div className="px-6 pb-8 sm:px-10 sm:pb-10">
          <PortraitPlaceholder
            name="Karen Lund"
            className="-mt-16 relative size-32 rounded-full border-4 border-card"
          />
          <p className="mt-5 font-serif text-4xl">Karen Lund</p>
          <p className="mt-1 font-serif text-muted-foreground text-xl">1934–2024</p>
          <div className="mt-5 max-w-measure space-y-4 font-serif text-lg">
            <p>
              Karen voksede op på en lille gård ved Kongenshus Hede som den yngste af fem. Hun blev lærer, fordi hun
              selv havde haft en, der lyttede, og hun blev i den samme skole i 38 år.
            </p>
            <p>
              Om søndagen stod døren åben. Der var altid en kop mere på bordet, end der var gæster, for man kunne jo
              aldrig vide.
            </p>
          </div>
          <p className="mt-6 text-muted-foreground text-sm">Eksempel. Karen er opdigtet.</p>
        </div>
      </article>
      <div className="max-md:order-first">
        <h2 className="text-3xl">Et helt liv på én side</h2>
        <div className="mt-5 space-y-4 text-lg">
          <p>
            Der er plads til livshistorien, til portrættet og til billederne fra albummet. I kan skrive alt på én gang
            eller lidt ad gangen. Det, I har skrevet, bliver gemt undervejs.
          </p>
          <p>Siden kan læses af alle med koden eller kun af jer. Det bestemmer I.</p>
          <p>
            {/* A plain link: the example is a separate document, so there is nothing to prefetch. */}
            <a
              href="/test-memorial"
              className="inline-flex min-h-touch items-center text-link underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              Se et eksempel på en mindeside
            </a>
          </p>
        </div>
      </div>
    </Section>
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
