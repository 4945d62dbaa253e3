import { BirchScene } from '@/components/drawings/birch'
import { LinkButton } from '@/components/ui/link-button'
import { isThere } from '@/lib/domain/billing/capabilities'
import { freePictures } from '@/lib/domain/billing/plans'

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
