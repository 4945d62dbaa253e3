import { ChurchyardScene } from '@/components/drawings/churchyard'
import { Gravestone } from '@/components/drawings/gravestone'
import { HeathScene } from '@/components/drawings/heath'
import { PortraitPlaceholder } from '@/components/drawings/portrait-placeholder'
import { qrMatrixPath } from '@/components/drawings/qr-matrix-path'
import { FilmButton } from '@/components/landing/film-button'
import { Section } from '@/components/landing/section'
import { StartButton } from '@/components/landing/start-button'
import { TextLink } from '@/components/ui/text-link'

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
