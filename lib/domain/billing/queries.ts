import 'server-only'
import { z } from 'zod'
import { readFreeUse } from '@/lib/domain/billing/free-room'
import { canSetPrices, seesResellerPrices } from '@/lib/domain/billing/policy'
import { type PriceGroup, type PriceItem, priceItems, type SetPrices } from '@/lib/domain/billing/price-items'
import type { ComingPrice, PriceDeskItem, PriceRow } from '@/lib/domain/billing/price-schema'
import { earliestPriceDay, isShopOpen, readPrices } from '@/lib/domain/billing/prices'
import { anyone, anySignedIn } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { danishDay } from '@/lib/shared/danish-time'
import { toOere } from '@/lib/shared/money'

/** Whether Premium and Livstid can be bought, and today's prices; the resellers' only for resellers. */
export const listPrices = defineRead({
  name: 'billing.list-prices',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: async (actor): Promise<{ isShopOpen: boolean; set: SetPrices }> => {
    const { set } = await readPrices()
    const seesAll = seesResellerPrices(actor)
    const shown = Object.entries(set).filter(([item]) => seesAll || !item.startsWith('reseller.'))
    return { isShopOpen: isShopOpen(), set: Object.fromEntries(shown) }
  },
})

/** The resellers' prices that are set for later days, the first day first, for those who see today's. */
export const listComingPrices = defineRead({
  name: 'billing.list-coming-prices',
  session: 'required',
  input: z.object({}),
  authorize: seesResellerPrices,
  run: async (): Promise<ComingPrice[]> => {
    const rows = await db.price.findMany({
      where: { item: { startsWith: 'reseller.' }, validFrom: { gt: new Date(danishDay(new Date())) } },
      orderBy: { validFrom: 'asc' },
      take: 200,
      select: { item: true, amountOere: true, validFrom: true },
    })
    return rows.flatMap(({ item, amountOere, validFrom }) => {
      const facts = priceItems.find((each) => each.item === item)
      return facts
        ? [{ name: facts.name, amountOere: toOere(amountOere), validFrom: validFrom.toISOString().slice(0, 10) }]
        : []
    })
  },
})

/** What the actor's account uses of `freeRoom`, and whether a plan can be had instead. */
export const getFreeUse = defineRead({
  name: 'billing.get-free-use',
  session: 'required',
  input: z.object({}),
  authorize: anySignedIn,
  run: async ({ userId }) => ({ ...(await readFreeUse(db, userId)), isShopOpen: isShopOpen() }),
})

type PriceDeskGroup = { group: PriceGroup; earliestDay: string; items: PriceDeskItem[] }

/** Every price with what comes and what applied, for those who set them. */
export const listPriceDesk = defineRead({
  name: 'billing.list-price-desk',
  session: 'required',
  input: z.object({}),
  authorize: canSetPrices,
  run: async (): Promise<PriceDeskGroup[]> => {
    const today = danishDay(new Date())
    const [rows, prices, running] = await Promise.all([findRows(), readPrices(today), countRunning()])
    const itemsOf = (group: PriceGroup) =>
      priceItems
        .filter((facts) => facts.group === group)
        .map(({ item, name, hasVat, defaultOere }): PriceDeskItem => {
          const own = rows.filter((row) => row.item === item)
          return {
            item,
            name,
            hasVat,
            defaultOere,
            nowOere: prices.of(item),
            coming: own.filter(({ validFrom }) => validFrom > today).toReversed(),
            history: own.filter(({ validFrom }) => validFrom <= today),
            running: group === 'plans' ? (running.get(item) ?? 0) : null,
          }
        })
    return (['plans', 'shop', 'resellers'] as const).map((group) => ({
      group,
      earliestDay: earliestPriceDay(group, today),
      items: itemsOf(group),
    }))
  },
})

/** Newest day first. */
async function findRows(): Promise<(PriceRow & { item: string })[]> {
  const rows = await db.price.findMany({
    orderBy: [{ validFrom: 'desc' }],
    take: 1000,
    select: { id: true, item: true, amountOere: true, validFrom: true, createdByName: true },
  })
  return rows.map(({ id, item, amountOere, validFrom, createdByName }) => ({
    id,
    item,
    amountOere: toOere(amountOere),
    validFrom: validFrom.toISOString().slice(0, 10),
    setBy: createdByName,
  }))
}

/** Agreements that are renewed, by the item their periods are priced by. */
async function countRunning(): Promise<Map<PriceItem, number>> {
  const groups = await db.subscription.groupBy({
    by: ['interval'],
    where: { status: 'active', plan: 'premium', cancelledAt: null },
    _count: true,
  })
  return new Map(
    groups.flatMap(({ interval, _count }) =>
      interval === 'once' ? [] : [[`premium.${interval}` as const, _count] as const],
    ),
  )
}
