import { pricesOf, type SetPrices } from '@/lib/domain/billing/price-items'
import { resellerOrderOere } from '@/lib/domain/billing/reseller-prices'
import { type OrderInput, placeOrderInput } from '@/lib/domain/resellers/stock/order-schema'
import { formatOere } from '@/lib/shared/money'

/** What the order comes to by the price list, as soon as enough is filled in. The server asks for no price. */
export function OrderEstimate({ typed, set }: { typed: Partial<OrderInput>; set: SetPrices }) {
  const wanted = placeOrderInput.safeParse(typed)
  const sum = wanted.success ? resellerOrderOere(pricesOf(set), wanted.data) : null
  return (
    <p aria-live="polite" className="rounded-lg bg-muted px-5 py-4 text-base">
      {sum ? (
        <>
          Efter prislisten: <span className="font-semibold tabular-nums">{formatOere(sum.net)}</span> uden moms
          {sum.freight > 0 && <>, heraf {formatOere(sum.freight)} i fragt</>},{' '}
          <span className="tabular-nums">{formatOere(sum.total)}</span> med moms. Fakturaen følger, når bestillingen er
          leveret.
        </>
      ) : (
        'Når I har udfyldt antal og materiale, står prisen her.'
      )}
    </p>
  )
}
