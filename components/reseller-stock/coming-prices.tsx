import type { ComingPrice } from '@/lib/domain/billing/price-schema'
import { formatDate } from '@/lib/shared/danish-time'
import { formatOere, withVatOere } from '@/lib/shared/money'

/** Prices that are set for later, so that nobody meets them first on a bill. */
export function ComingPrices({ coming }: { coming: ComingPrice[] }) {
  return (
    <section className="max-w-measure">
      <h2 className="mb-3 text-xl">Nye priser</h2>
      <p className="text-muted-foreground">En bestilling koster det, der gælder den dag, I bestiller.</p>
      <ul className="mt-3 list-disc space-y-1 pl-6 tabular-nums">
        {coming.map(({ name, amountOere, validFrom }) => (
          <li key={`${name} ${validFrom}`}>
            Fra {formatDate(new Date(validFrom))}: {name}, {formatOere(amountOere)} uden moms,{' '}
            {formatOere(withVatOere(amountOere))} med moms
          </li>
        ))}
      </ul>
    </section>
  )
}
