import { type StoneMaterial, stoneMaterials } from '@/lib/domain/artwork/schema'
import type { PriceItem, Prices } from '@/lib/domain/billing/price-items'
import { type OrderFields, type PlaceOrderInput, type ShopItem, shopItems } from '@/lib/domain/shop-orders/schema'
import type { OrderFormView } from '@/lib/domain/shop-orders/views'
import { sumOere, timesOere } from '@/lib/shared/money'

export const orderFieldNames = [
  'target',
  'item',
  'material',
  'symbolMm',
  'count',
  'inscription',
  'message',
  'deliveryName',
  'address',
  'postcode',
  'city',
  'phone',
  'buyerKind',
  'companyName',
  'cvr',
  'ean',
  'buyerReference',
  'wantsEInvoice',
  'method',
  'toldNoRegret',
  'startNow',
] as const satisfies ReadonlyArray<keyof PlaceOrderInput>

type Texts = Readonly<Record<string, string>>

/** The form's first values: the draft refused without script, else the likeliest choices. */
export function orderFields(view: OrderFormView, item: ShopItem, typed: Texts = {}): OrderFields & PlaceOrderInput {
  const size = view.sizes.includes(40) ? 40 : view.sizes[0]
  return {
    // Also of a draft: what was sent but refused may be sent again as the same order.
    beginning: typed.beginning ?? view.beginning,
    target: typed.target ?? view.target,
    item: shopItems.find((each) => each === typed.item) ?? item,
    material: stoneMaterials.find((material) => material === typed.material) ?? '',
    symbolMm: typed.symbolMm ?? String(size ?? ''),
    count: typed.count ?? '1',
    inscription: typed.inscription ?? '',
    message: typed.message ?? '',
    deliveryName: typed.deliveryName ?? view.fullName,
    address: typed.address ?? '',
    postcode: typed.postcode ?? '',
    city: typed.city ?? '',
    phone: typed.phone ?? '',
    buyerKind: typed.buyerKind === 'company' || typed.buyerKind === 'public' ? typed.buyerKind : 'private',
    companyName: typed.companyName ?? '',
    cvr: typed.cvr ?? '',
    ean: typed.ean ?? '',
    buyerReference: typed.buyerReference ?? '',
    wantsEInvoice: typed.wantsEInvoice === 'on',
    method: view.methods.find((method) => method === typed.method) ?? view.methods[0] ?? '',
    toldNoRegret: typed.toldNoRegret === 'on',
    startNow: typed.startNow === 'on',
  }
}

type TypedOrder = { item?: unknown; material?: unknown; count?: unknown }
export type WantedOrder = { item: ShopItem; material: StoneMaterial | null; count: number }

/** What is being ordered, from what is typed; null until the kind is known. */
export function readWanted({ item, material, count }: TypedOrder): WantedOrder | null {
  const known = shopItems.find((each) => each === item)
  if (!known) return null
  const isPlaque = known === 'plaque'
  const number = Number(count)
  return {
    item: known,
    material: (isPlaque && stoneMaterials.find((each) => each === material)) || null,
    count: isPlaque && Number.isInteger(number) && number > 0 ? number : 1,
  }
}

/** What an order costs, in øre including moms. */
export type ShopOrderSum = { unitOere: number; freightOere: number; totalOere: number }

/** Null until a plaque's material is known. A further code is sent by mail, without freight. */
export function shopOrderSum(prices: Prices, { item, material, count }: WantedOrder): ShopOrderSum | null {
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
