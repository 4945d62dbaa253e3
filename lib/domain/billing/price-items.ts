import { materialTexts } from '@/lib/domain/artwork/copy'
import { type StoneMaterial, stoneMaterials } from '@/lib/domain/artwork/schema'
import { defaultPlanOere, type PlanItem } from '@/lib/domain/billing/plans'

/** From how many pieces of a kind in one order a reseller's price applies, the largest last. */
export const resellerSteps = [1, 10, 50] as const
export type ResellerStep = (typeof resellerSteps)[number]

type ShopPriceItem = 'shop.code' | 'shop.engraving' | 'shop.freight' | `shop.plaque.${StoneMaterial}`
type ResellerPriceItem =
  | 'reseller.freight'
  | 'reseller.free-freight-from'
  | `reseller.code.${ResellerStep}`
  | `reseller.plaque.${StoneMaterial}.${ResellerStep}`

/** Everything that has a price. The database has the changes (`Price.item`). */
export type PriceItem = PlanItem | ShopPriceItem | ResellerPriceItem

export const priceGroups = ['plans', 'shop', 'resellers'] as const
export type PriceGroup = (typeof priceGroups)[number]

/**
 * `defaultOere` applies until an administrator sets another. Plans and the families' shop are priced with moms, resellers
 * without (`hasVat`).
 */
type PriceFacts = { item: PriceItem; group: PriceGroup; name: string; defaultOere: number; hasVat: boolean }

const plaqueOere: Record<StoneMaterial, { family: number; reseller: Record<ResellerStep, number> }> = {
  steel: { family: 795_00, reseller: { 1: 445_00, 10: 395_00, 50: 360_00 } },
  slate: { family: 895_00, reseller: { 1: 495_00, 10: 445_00, 50: 410_00 } },
  marble: { family: 995_00, reseller: { 1: 595_00, 10: 535_00, 50: 495_00 } },
  grey_granite: { family: 995_00, reseller: { 1: 595_00, 10: 535_00, 50: 495_00 } },
  polished_black_granite: { family: 1095_00, reseller: { 1: 645_00, 10: 585_00, 50: 540_00 } },
}
const codeOere: Record<ResellerStep, number> = { 1: 195_00, 10: 165_00, 50: 145_00 }

const plan = (item: PlanItem, name: string): PriceFacts => ({
  item,
  group: 'plans',
  name,
  defaultOere: defaultPlanOere(item),
  hasVat: true,
})
const family = (item: ShopPriceItem, name: string, defaultOere: number): PriceFacts => ({
  item,
  group: 'shop',
  name,
  defaultOere,
  hasVat: true,
})
const reseller = (item: ResellerPriceItem, name: string, defaultOere: number): PriceFacts => ({
  item,
  group: 'resellers',
  name,
  defaultOere,
  hasVat: false,
})

const stepText: Record<ResellerStep, string> = { 1: '1–9 stk.', 10: '10–49 stk.', 50: 'fra 50 stk.' }
const plaqueName = (material: StoneMaterial) => `Plade, ${materialTexts[material].toLocaleLowerCase('da-DK')}`

/** All items in the order they are shown. */
export const priceItems: readonly PriceFacts[] = [
  plan('premium.month', 'Premium, en måned'),
  plan('premium.year', 'Premium, et år'),
  plan('livstid.once', 'Livstid, én gang'),
  ...stoneMaterials.map((material) =>
    family(`shop.plaque.${material}`, plaqueName(material), plaqueOere[material].family),
  ),
  family('shop.code', 'En kode mere, med tegning', 245_00),
  family('shop.engraving', 'Gravering af jeres egen plade', 695_00),
  family('shop.freight', 'Fragt for en bestilling', 79_00),
  ...resellerSteps.map((step) =>
    reseller(`reseller.code.${step}`, `Kode med tegning, ${stepText[step]}`, codeOere[step]),
  ),
  ...stoneMaterials.flatMap((material) =>
    resellerSteps.map((step) =>
      reseller(
        `reseller.plaque.${material}.${step}`,
        `${plaqueName(material)}, ${stepText[step]}`,
        plaqueOere[material].reseller[step],
      ),
    ),
  ),
  reseller('reseller.freight', 'Fragt for en bestilling af plader', 79_00),
  reseller('reseller.free-freight-from', 'Fragten er gratis fra', 5000_00),
]

const byItem = new Map<string, PriceFacts>(priceItems.map((facts) => [facts.item, facts]))

/** Null for a text that is not an item. */
export function findPriceItem(item: string): PriceFacts | null {
  return byItem.get(item) ?? null
}

/** Throws a RangeError for an item that is not listed above. */
export function priceFacts(item: PriceItem): PriceFacts {
  const facts = byItem.get(item)
  if (!facts) throw new RangeError(`No price item ${item}`)
  return facts
}

/** What was set in the database, in øre; items without a row are absent. Can be passed to the browser. */
export type SetPrices = Readonly<Record<string, number>>

/** The prices of one day, in øre. */
export type Prices = { of: (item: PriceItem) => number; set: SetPrices }

/** Prices from what was set: everything else costs its default. */
export function pricesOf(set: SetPrices): Prices {
  return { of: (item) => set[item] ?? priceFacts(item).defaultOere, set }
}

/** The prices before any administrator changed one. */
export const defaultPrices: Prices = pricesOf({})
