import { StateLinks } from '@/components/ui/state-links'
import { TextLink } from '@/components/ui/text-link'
import { vatPath } from '@/lib/domain/bookkeeping/paths'
import { type VatPeriod, type VatRhythm, vatRhythms } from '@/lib/domain/bookkeeping/vat/vat-periods'

const rhythmTexts: Record<VatRhythm, string> = { month: 'Måned', quarter: 'Kvartal', half: 'Halvår' }

type VatNavigationProps = { period: VatPeriod; previous: VatPeriod; next: VatPeriod }

/** How often moms is declared, and the periods beside this one; all of it in the address. */
export function VatNavigation({ period, previous, next }: VatNavigationProps) {
  return (
    <div className="space-y-4">
      <StateLinks
        label="Hvor tit"
        links={vatRhythms.map((rhythm) => ({
          label: rhythmTexts[rhythm],
          href: `${vatPath}?rhythm=${rhythm}`,
          isHere: rhythm === period.rhythm,
        }))}
      />
      <nav aria-label="Periode" className="flex flex-wrap gap-x-8">
        {[previous, next].map(({ key, label }) => (
          <TextLink key={key} href={`${vatPath}?period=${key}`} className="inline-flex min-h-touch items-center">
            {key === previous.key ? `Forrige: ${label}` : `Næste: ${label}`}
          </TextLink>
        ))}
      </nav>
    </div>
  )
}
