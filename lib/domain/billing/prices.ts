import 'server-only'
import { type Prices, pricesOf } from '@/lib/domain/billing/price-items'
import { type Database, db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { toOere } from '@/lib/shared/money'

export type { Prices } from '@/lib/domain/billing/price-items'

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
