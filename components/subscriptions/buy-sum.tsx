import { bindingMonths } from '@/lib/domain/billing/plans'
import { choiceNames } from '@/lib/domain/subscriptions/copy'
import { type PlanChoice, partsOf } from '@/lib/domain/subscriptions/schema'
import { formatOere, vatInOere } from '@/lib/shared/money'

// Without script the way to pay is not known here.
const periods = {
  month: 'En måned ad gangen. Betaler du med kort, trækkes beløbet igen, til du siger op.',
  year: `Et år ad gangen. Betaler du med kort, trækkes beløbet igen, til du siger op. Når der er gået ${bindingMonths} måneder, kan du stoppe med det samme og få resten tilbage.`,
  once: 'Én betaling, ingen fornyelse.',
} as const

/** What is ordered, right before the button: forbrugeraftaleloven § 12. */
export function BuySum({ choice, priceOere }: { choice: PlanChoice; priceOere: number }) {
  return (
    <dl
      className="grid grid-cols-[auto_minmax(0,1fr)] wrap-anywhere gap-x-6 gap-y-2 rounded-lg bg-muted px-5 py-4"
      aria-live="polite"
    >
      <dt>Du bestiller</dt>
      <dd className="font-semibold">{choiceNames[choice]}</dd>
      <dt>Pris</dt>
      <dd className="font-semibold">{formatOere(priceOere)}</dd>
      <dt>Heraf moms</dt>
      <dd>{formatOere(vatInOere(priceOere))}</dd>
      <dt>Periode</dt>
      <dd>{periods[partsOf[choice].interval]}</dd>
    </dl>
  )
}
