import type { StoneMaterial } from '@/lib/domain/artwork/schema'
import type { PriceItem, Prices } from '@/lib/domain/billing/price-items'
import type { ShopItem } from '@/lib/domain/shop-orders/schema'
import { sumOere, timesOere } from '@/lib/shared/money'

type Wanted = { item: ShopItem; material: StoneMaterial | null; count: number }

/** What an order costs, in øre including moms. */
export type ShopOrderSum = { unitOere: number; freightOere: number; totalOere: number }

/** Null until a plaque's material is known. A further code is sent by mail, without freight. */
export function shopOrderSum(prices: Prices, { item, material, count }: Wanted): ShopOrderSum | null {
  const priced = pricedAs(item, material)
  if (!priced) return null
  const unitOere = prices.of(priced)
  const freightOere = item === 'code' ? 0 : prices.of('shop.freight')
  return { unitOere, freightOere, totalOere: sumOere([timesOere(unitOere, count), freightOere]) }
}

function pricedAs(item: ShopItem, material: StoneMaterial | null): PriceItem | null {
  if (item !== 'plaque') return `shop.${item}`
  return material && `shop.plaque.${material}`
}
