import { pricesOf, type SetPrices } from '@/lib/domain/billing/price-items'
import { orderedText } from '@/lib/domain/shop-orders/copy'
import type { WantedOrder } from '@/lib/domain/shop-orders/order-fields'
import type { ShopOrderSum } from '@/lib/domain/shop-orders/order-price'
import { formatOere } from '@/lib/shared/money'

type OrderSumProps = { wanted: WantedOrder | null; sum: ShopOrderSum | null; prices: SetPrices }

/** What the order comes to. The server reads the prices itself. */
export function OrderSum({ wanted, sum, prices }: OrderSumProps) {
  return (
    <div aria-live="polite" className="rounded-lg bg-muted px-5 py-4 text-base">
      {wanted && sum ? (
        <>
          <p>{orderedText({ ...wanted, symbolMm: null })}</p>
          <p className="mt-1">
            I alt <span className="font-semibold tabular-nums">{formatOere(sum.totalOere)}</span> med moms
            {sum.freightOere > 0 && <>, heraf {formatOere(sum.freightOere)} i fragt</>}.
          </p>
        </>
      ) : (
        <p>
          Når du har valgt et materiale, står prisen her. Fragten er {formatOere(pricesOf(prices).of('shop.freight'))}
        </p>
      )}
    </div>
  )
}
