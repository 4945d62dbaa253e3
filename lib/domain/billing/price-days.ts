import { Temporal } from 'temporal-polyfill'
import { priceToldDays } from '@/lib/domain/billing/plans'
import type { PriceGroup } from '@/lib/domain/billing/price-items'

/** The first Danish calendar day a new price may apply: tomorrow; for plans as far ahead as payers must be told. */
export function earliestPriceDay(group: PriceGroup, today: string): string {
  return Temporal.PlainDate.from(today)
    .add({ days: group === 'plans' ? priceToldDays : 1 })
    .toString()
}
