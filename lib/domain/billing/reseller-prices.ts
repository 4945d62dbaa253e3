import type { StoneMaterial } from '@/lib/domain/artwork/schema'
import { type Prices, type ResellerStep, resellerSteps } from '@/lib/domain/billing/price-items'
import { sumOere, timesOere, withVatOere } from '@/lib/shared/money'

/** Price of one piece in whole øre without moms, from this many pieces of a kind in one order. */
export type PriceStep = { fromCount: ResellerStep; priceOere: number }

/** The steps of codes (null) or of plaques of a material, the largest last. A plaque's price includes its code. */
export function resellerPriceSteps(prices: Prices, material: StoneMaterial | null): readonly PriceStep[] {
  return resellerSteps.map((fromCount) => ({ fromCount, priceOere: pieceOere(prices, material, fromCount) }))
}

const pieceOere = (prices: Prices, material: StoneMaterial | null, step: ResellerStep) =>
  prices.of(material ? `reseller.plaque.${material}.${step}` : `reseller.code.${step}`)

/** Days from the invoice date until payment is due, unless a reseller's agreement says otherwise. */
export const resellerPaymentDays = 14

type Wanted = { count: number; wantsPlaques: boolean; material: StoneMaterial | null }

/** Price of one piece in øre without moms at this count; null until the plaques' material is known. */
export function resellerPieceOere(prices: Prices, { count, wantsPlaques, material }: Wanted): number | null {
  if (wantsPlaques && !material) return null
  const step = resellerSteps.findLast((from) => from <= count) ?? 1
  return pieceOere(prices, wantsPlaques ? material : null, step)
}

/** What an order comes to, in øre: its pieces and freight without moms, both, and the total with moms. */
type ResellerOrderSum = { pieces: number; freight: number; net: number; total: number }

/** Null until the plaques' material is known. */
export function resellerOrderOere(prices: Prices, wanted: Wanted): ResellerOrderSum | null {
  const piece = resellerPieceOere(prices, wanted)
  if (piece === null) return null
  const pieces = timesOere(piece, wanted.count)
  const isFree = !wanted.wantsPlaques || pieces >= prices.of('reseller.free-freight-from')
  const freight = isFree ? 0 : prices.of('reseller.freight')
  const net = sumOere([pieces, freight])
  return { pieces, freight, net, total: withVatOere(net) }
}
