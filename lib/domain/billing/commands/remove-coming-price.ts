import 'server-only'
import { BillingError } from '@/lib/domain/billing/errors'
import { pricesPath, setPriceForm } from '@/lib/domain/billing/paths'
import { canSetPrices } from '@/lib/domain/billing/policy'
import { comingPriceKey } from '@/lib/domain/billing/price-schema'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { danishDay } from '@/lib/shared/danish-time'

/**
 * Takes back a price before its day; payers who were told of it are told again within the hour
 * (subscriptions/process-due-agreement.ts). Throws PRICE_HAS_BEGUN from that day on.
 */
export const removeComingPrice = defineCommand({
  name: 'billing.remove-coming-price',
  session: 'required',
  confirms: true,
  input: comingPriceKey,
  load: async ({ id }) => {
    const price = await db.price.findUnique({ where: { id }, select: { item: true, validFrom: true } })
    if (!price) throw new DomainError('NOT_FOUND')
    return price
  },
  authorize: canSetPrices,
  run: async ({ tx, about }, { id }, { item, validFrom }) => {
    const today = new Date(danishDay(new Date()))
    const { count } = await tx.price.deleteMany({ where: { id, validFrom: { gt: today } } })
    if (count === 0) throw new BillingError('PRICE_HAS_BEGUN')
    about({ type: 'price', id, detail: { item, validFrom: validFrom.toISOString().slice(0, 10) } })
    return { ok: true }
  },
  form: { name: setPriceForm, done: () => `${pricesPath}?tak=taget`, back: () => pricesPath },
})
