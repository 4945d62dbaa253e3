import { randomInt } from 'node:crypto'
import { removeComingPrice } from '@/lib/domain/billing/commands/remove-coming-price'
import { setPrice } from '@/lib/domain/billing/commands/set-price'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { aComingDay, createComingPrice } from '@/tests/factories/plans'

const administratorsOnly = outcomes(403, { visitor: 401, administrator: 'ok' })

export const billingRows: Record<string, AccessRow> = {
  'billing.set-price': {
    command: setPrice,
    input: () => ({ item: 'reseller.freight', amount: `${randomInt(10_000)},50`, validFrom: aComingDay() }),
    outcomes: administratorsOnly,
  },
  'billing.remove-coming-price': {
    command: removeComingPrice,
    input: async () => ({ id: (await createComingPrice()).id }),
    outcomes: administratorsOnly,
  },
}
