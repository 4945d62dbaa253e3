import 'server-only'
import { BillingError } from '@/lib/domain/billing/errors'
import { formatOere } from '@/lib/shared/money'

/** Throws PRICE_CHANGED when the form showed another sum than `priceOere`, the server's; both in øre. */
export function assertShownPrice(shownOere: number | undefined, priceOere: number): void {
  if (shownOere !== undefined && shownOere !== priceOere) {
    throw new BillingError('PRICE_CHANGED', { price: formatOere(priceOere) })
  }
}
