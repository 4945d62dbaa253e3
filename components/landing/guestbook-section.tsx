import type { ReactNode } from 'react'

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

const BELLS =
  'M58 30h0m-9 10h0m16 2h0m-20 12h0m27 2h0m-33 13h0m40 0h0m-46 14h0m34-26h0m-16-18h0m5 34h0m24 8h0m-40 12h0m30-4h0'

/** A pressed sprig of heather. */
function HeatherSprig({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 150" fill="none" strokeLinecap="round" className={className}>
      <path
        d="M60 146q-8-50-2-116m1 40q10-10 14-22m-15 40q-14-8-20-22m20 42q14-6 22-20m-24 38q-14-4-24-16"
        stroke="var(--draw-ground)"
        strokeWidth="2.5"
      />
      <path d={BELLS} stroke="var(--draw-heather-deep)" strokeWidth="9" />
      <path d={BELLS} stroke="var(--draw-heather)" strokeWidth="5" transform="translate(-1.5 -1.5)" />
    </svg>
  )
}
