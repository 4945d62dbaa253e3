import 'server-only'
import { Temporal } from 'temporal-polyfill'
import { BillingError } from '@/lib/domain/billing/errors'
import { priceToldDays } from '@/lib/domain/billing/plans'
import { type PriceGroup, type PriceItem, type Prices, priceFacts, pricesOf } from '@/lib/domain/billing/price-items'
import { type Database, db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { danishDay } from '@/lib/shared/danish-time'
import { formatOere, toOere } from '@/lib/shared/money'

/** The prices that apply on a Danish calendar day (yyyy-mm-dd), today by default. In a transaction: pass it. */
export async function readPrices(day: string = danishDay(new Date()), database: Database = db): Promise<Prices> {
  const rows = await database.price.findMany({
    where: { validFrom: { lte: new Date(day) } },
    distinct: ['item'],
    orderBy: [{ item: 'asc' }, { validFrom: 'desc' }],
    select: { item: true, amountOere: true },
  })
  return pricesOf(Object.fromEntries(rows.map(({ item, amountOere }) => [item, toOere(amountOere)])))
}

/** A price and the days it applies: from `from`, until the day before `to` (yyyy-mm-dd; null: without end). */
type PriceTerm = { amountOere: number; from: string; to: string | null }

/** What an item costs from a day on, with everything that is set for later, in order and without gaps. */
export async function priceTerms(item: PriceItem, day: string, database: Database = db): Promise<PriceTerm[]> {
  const rows = await database.price.findMany({
    where: { item },
    orderBy: { validFrom: 'asc' },
    select: { amountOere: true, validFrom: true },
  })
  const set = rows.map(({ amountOere, validFrom }) => ({
    amountOere: toOere(amountOere),
    from: validFrom.toISOString().slice(0, 10),
  }))
  return [{ amountOere: priceFacts(item).defaultOere, from: '0001-01-01' }, ...set]
    .map((term, place) => ({ ...term, to: set[place]?.from ?? null }))
    .filter(({ to }) => to === null || to > day)
}

/** Throws PRICE_CHANGED when the form showed another sum than `priceOere`, the server's; both in øre. */
export function assertShownPrice(shownOere: number | undefined, priceOere: number): void {
  if (shownOere !== undefined && shownOere !== priceOere) {
    throw new BillingError('PRICE_CHANGED', { price: formatOere(priceOere) })
  }
}

/** The first Danish calendar day a new price may apply: tomorrow; for plans as far ahead as payers must be told. */
export function earliestPriceDay(group: PriceGroup, today: string): string {
  return Temporal.PlainDate.from(today)
    .add({ days: group === 'plans' ? priceToldDays : 1 })
    .toString()
}

/** Whether anything can be paid: by card and MobilePay (Stripe's keys, both or none), or by bank transfer. */
export function isShopOpen(): boolean {
  return env.bankAccount !== null || env.STRIPE_SECRET_KEY !== undefined
}
