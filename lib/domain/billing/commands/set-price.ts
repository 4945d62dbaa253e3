import 'server-only'
import { BillingError } from '@/lib/domain/billing/errors'
import { pricesPath, setPriceForm } from '@/lib/domain/billing/paths'
import { canSetPrices } from '@/lib/domain/billing/policy'
import { priceFacts } from '@/lib/domain/billing/price-items'
import { setPriceInput } from '@/lib/domain/billing/price-schema'
import { earliestPriceDay, readPrices } from '@/lib/domain/billing/prices'
import { defineCommand, nothing } from '@/lib/server/command'
import { danishDay, formatDate } from '@/lib/shared/danish-time'

/**
 * Sets a price from a coming day on; what was agreed before keeps its price. Throws PRICE_DAY_TOO_SOON, PRICE_SAME and
 * PRICE_DAY_TAKEN.
 */
export const setPrice = defineCommand({
  name: 'billing.set-price',
  session: 'required',
  status: 201,
  confirms: true,
  input: setPriceInput,
  load: nothing,
  authorize: canSetPrices,
  run: async ({ tx, about, actor }, { item, amount: amountOere, validFrom }) => {
    const earliest = earliestPriceDay(priceFacts(item).group, danishDay(new Date()))
    if (validFrom < earliest) {
      throw new BillingError('PRICE_DAY_TOO_SOON', { day: formatDate(new Date(earliest)) }).at('validFrom')
    }
    if ((await readPrices(validFrom, tx)).of(item) === amountOere) throw new BillingError('PRICE_SAME').at('amount')
    const { count } = await tx.price.createMany({
      data: {
        item,
        amountOere: BigInt(amountOere),
        validFrom: new Date(validFrom),
        createdById: actor.userId,
        createdByName: actor.fullName,
      },
      skipDuplicates: true,
    })
    if (count === 0) throw new BillingError('PRICE_DAY_TAKEN').at('validFrom')
    const { id } = await tx.price.findUniqueOrThrow({
      where: { item_validFrom: { item, validFrom: new Date(validFrom) } },
      select: { id: true },
    })
    about({ type: 'price', id, detail: { item, amountOere, validFrom } })
    return { id }
  },
  form: {
    name: setPriceForm,
    done: () => `${pricesPath}?tak=sat`,
    back: ({ item = '' }) => `${pricesPath}?vare=${encodeURIComponent(item)}`,
  },
})
