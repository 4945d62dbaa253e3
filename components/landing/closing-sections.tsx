import type { ComponentType } from 'react'
import { BirchScene } from '@/components/drawings/birch'
import { ForestScene } from '@/components/drawings/forest'
import { HeathScene } from '@/components/drawings/heath'
import { Plaque } from '@/components/drawings/plaque'
import { qrMatrixPath } from '@/components/drawings/qr-matrix-path'
import { RoseGardenScene } from '@/components/drawings/rose-garden'
import type { SceneProps } from '@/components/drawings/scene'
import { SeaScene } from '@/components/drawings/sea'
import { WinterScene } from '@/components/drawings/winter'
import { CodeField } from '@/components/landing/code-field'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { type Capability, isThere } from '@/lib/domain/billing/capabilities'
import { freePictures } from '@/lib/domain/billing/plans'

export function ClosingSection() {
  return (
    <section className="pt-section">
      <div className="mx-auto max-w-measure px-gutter text-center">
        <h2 className="text-3xl">Begynd, når I er klar</h2>
        <p className="mx-auto mt-5 max-w-form text-lg">
          Det haster ikke. Skriv ét navn og ét minde i dag, og kom tilbage, når der er ro til resten.
        </p>
        <LinkButton href="/create-memorial" size="lg" className="mt-8 max-w-full wrap-anywhere hyphens-auto">
          Opret dit mindested
        </LinkButton>
        <div className="mx-auto mt-14 max-w-form text-left">
          <h3 className="text-center text-2xl">Står du med en kode?</h3>
          {/* A plain form: /qr-info reads the code and redirects, so this page needs no script for it. */}
          <form action="/qr-info" method="get" className="mt-6 space-y-4">
            <CodeField />
            <Button type="submit" className="w-full">
              Gå til koden
            </Button>
          </form>
        </div>
      </div>
      <SeaScene className="mask-t-from-55% mt-4 h-80 w-full sm:h-112" />
    </section>
  )
}

// Encodes a description, like the code on the stone: a drawing must not lead to an address.
const SAMPLE = qrMatrixPath('Eksempel på en mindeplade')

export function ResellerSection() {
  return (
    <section className="bg-secondary text-secondary-foreground">
      <div className="mx-auto grid w-full max-w-page grid-cols-1 items-center gap-x-16 gap-y-10 px-gutter py-section md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <h2 className="text-3xl">For stenhuggere og bedemænd</h2>
          <div className="mt-5 max-w-measure space-y-4 text-lg">
            <p>
              Giv familien en mindeside med, når de får stenen. I får pladerne eller hugger selv koden i stenen, og hver
              kode bliver prøvet, før den forlader værkstedet.
            </p>
            <p>I ser, hvor jeres koder er, men ikke, hvad familien skriver på siden.</p>
          </div>
          <LinkButton href="/reseller-register" size="lg" className="mt-8 max-w-full wrap-anywhere hyphens-auto">
            Bliv forhandler nu
          </LinkButton>
        </div>
        <Plaque qrPath={SAMPLE.path} qrModules={SAMPLE.modules} className="mx-auto w-full max-w-72 md:max-w-96" />
      </div>
    </section>
  )
}

const list = new Intl.ListFormat('da-DK', { type: 'conjunction' })

const PLANS = [
  {
    name: 'Basis',
    price: 'Følger med stenen og koster ikke noget.',
    text: `Mindesiden med livshistorie, ${freePictures} billeder, tidslinje, gæstebog, lys og minder.`,
  },
  {
    name: 'Premium',
    price: 'For dem, der vil gemme mere.',
    text: list.format(
      [
        { text: 'Alle billeder og film' },
        { text: 'musik', needs: 'music' as const },
        { text: 'hele slægten', needs: 'familyTree' as const },
        { text: 'alle temaer' },
        { text: 'en adresse, I selv vælger.' },
      ]
        .filter(isThere)
        .map(({ text }) => text),
    ),
  },
]

export function PremiumSection() {
  return (
    <section>
      <BirchScene className="mask-t-from-55% mask-b-from-60% h-64 w-full sm:h-96" />
      <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-x-16 gap-y-10 px-gutter pb-section md:grid-cols-2">
        <div>
          <h2 className="text-3xl">Plads til et helt album</h2>
          <p className="mt-5 text-lg">
            Premium er for familier, der har mere at gemme. Holder I op med at betale, bliver intet slettet, og siden
            bliver stående.
          </p>
          <LinkButton
            href="/pricing"
            variant="outline"
            size="lg"
            className="mt-8 max-w-full wrap-anywhere hyphens-auto"
          >
            Udforsk premium muligheder
          </LinkButton>
        </div>
        <dl className="space-y-7">
          {PLANS.map(({ name, price, text }) => (
            <div key={name} className="border-border border-t pt-5">
              <dt className="font-serif text-2xl">{name}</dt>
              <dd className="mt-2 text-lg">{text}</dd>
              <dd className="mt-1 text-muted-foreground">{price}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

const features: readonly { text: string; needs: Capability }[] = [
  { text: 'Hilsner, der bevæger sig', needs: 'movingGreetings' },
  { text: 'En sang af livshistorien', needs: 'songs' },
  { text: 'Slægtstræer, der er knyttet til andre mindesider', needs: 'familyTree' },
]

/** Present but hidden, as specified: neither visible nor announced. */
export function AdvancedSection() {
  const named = features.filter(isThere).map(({ text }) => text)
  return (
    <section hidden>
      <h2>Avancerede funktioner</h2>
      {named.length > 0 && <p>{named.join('. ')}.</p>}
    </section>
  )
}

const LANDSCAPES: ReadonlyArray<{ name: string; Scene: ComponentType<SceneProps> }> = [
  { name: 'Skoven', Scene: ForestScene },
  { name: 'Rosenhaven', Scene: RoseGardenScene },
  { name: 'Vinteren', Scene: WinterScene },
  { name: 'Heden', Scene: HeathScene },
]

const OPTIONS: readonly { title: string; text: string; needs?: Capability }[] = [
  {
    title: 'Slægten omkring navnet',
    needs: 'familyTree',
    text: 'Slægtstræet viser, hvem hun var datter af, mor til og mormor til. De levende er skjult for fremmede.',
  },
  {
    title: 'Indtalt og optaget',
    text: 'En stemme på et bånd, en lille film fra haven: det kan høres og ses på siden, når man selv vil.',
  },
  {
    title: 'Almindelig, udvidet eller klassisk',
    text: 'Siden kan være fuld af billeder, eller den kan mest være tekst med stor skrift, som er let at læse og udskrive.',
  },
  {
    title: 'I stenen eller på en plade',
    text: 'Koden kan hugges i granitten eller sidde på en lille plade, også på en sten, der har stået i mange år.',
  },
  {
    title: 'En hilsen, der bevæger sig',
    needs: 'movingGreetings',
    text: 'Et billede og nogle ord kan blive til en hilsen, der bevæger sig. Den er mærket, så ingen tager fejl.',
  },
]

export function OptionsSection() {
  return (
    <section className="py-section">
      <div className="mx-auto w-full max-w-page px-gutter">
        <div className="max-w-measure">
          <h2 className="text-3xl">En side, der passer til den, I mindes</h2>
          <p className="mt-5 text-lg">
            Nogle hører til på heden og andre i en have. Vælg det landskab, der passer, og resten følger med.
          </p>
        </div>
      </div>
      <ul
        aria-label="Eksempler på temaer"
        className="mx-auto mt-12 grid w-full max-w-page grid-cols-2 gap-x-3 gap-y-6 px-gutter md:grid-cols-4 md:gap-x-5"
      >
        {LANDSCAPES.map(({ name, Scene }) => (
          <li key={name} className="even:mt-8">
            <Scene className="aspect-3/4 w-full rounded-t-full" />
            <p className="mt-3 text-center font-serif text-lg">{name}</p>
          </li>
        ))}
      </ul>
      <dl className="mx-auto mt-14 grid w-full max-w-page grid-cols-1 gap-x-12 gap-y-8 px-gutter md:grid-cols-3">
        {OPTIONS.filter(isThere).map(({ title, text }) => (
          <div key={title}>
            <dt className="font-serif text-xl">{title}</dt>
            <dd className="mt-2 text-muted-foreground">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
