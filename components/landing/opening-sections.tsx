import { ChurchyardScene } from '@/components/drawings/churchyard'
import { Gravestone } from '@/components/drawings/gravestone'
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
