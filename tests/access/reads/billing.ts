import * as queries from '@/lib/domain/billing/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

export const billingReads: Record<string, ReadRow> = {
  'billing.list-prices': { read: queries.listPrices, input: () => ({}), outcomes: readOutcomes('ok') },
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
