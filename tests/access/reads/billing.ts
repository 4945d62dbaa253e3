import * as queries from '@/lib/domain/billing/queries'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

export const billingReads: Record<string, ReadRow> = {
  'billing.list-prices': { read: queries.listPrices, input: () => ({}), outcomes: readOutcomes('ok') },
  'billing.list-coming-prices': {
    read: queries.listComingPrices,
    input: async () => {
      const day = { item: 'reseller.freight', validFrom: new Date('2099-01-01') }
      await db.price.upsert({
        where: { item_validFrom: day },
        create: { ...day, amountOere: 9900, createdByName: 'Ida' },
        update: {},
      })
      return {}
    },
    outcomes: readOutcomes(403, { visitor: 401, reseller: 'ok', other_reseller: 'ok', administrator: 'ok' }),
  },
  // Of the caller's own account.
  'billing.get-free-use': {
    read: queries.getFreeUse,
    input: () => ({}),
    outcomes: readOutcomes('ok', { visitor: 401 }),
  },
  'billing.list-price-desk': {
    read: queries.listPriceDesk,
    input: () => ({}),
    outcomes: readOutcomes(403, { visitor: 401, administrator: 'ok' }),
  },
}
