import { Temporal } from 'temporal-polyfill'
import type { PriceGroup } from '@/lib/domain/billing/price-items'

/** Days ahead at which a running agreement must know its new price (docs/decisions/061). */
export const priceToldDays = 30

/** The first Danish calendar day a new price may apply: tomorrow; for plans as far ahead as payers must be told. */
export function earliestPriceDay(group: PriceGroup, today: string): string {
  return Temporal.PlainDate.from(today)
    .add({ days: group === 'plans' ? priceToldDays : 1 })
    .toString()
}
