import type { StoneMaterial } from '@/lib/domain/artwork/schema'
import { withVatOere } from '@/lib/shared/money'

/** Price of one piece in whole øre without moms, from this many pieces of a kind in one order. */
export type PriceStep = { fromCount: number; priceOere: number }
type Steps = readonly [PriceStep, ...PriceStep[]]

/** Largest step last. */
const steps = (one: number, ten: number, fifty: number): Steps => [
  { fromCount: 1, priceOere: one },
  { fromCount: 10, priceOere: ten },
  { fromCount: 50, priceOere: fifty },
]

/**
 * What resellers pay, in whole øre without moms; the only place with these prices. A code includes the family's page in
 * Basis; a plaque includes its code.
 */
export const resellerPrices = {
  code: steps(195_00, 165_00, 145_00),
  plaques: {
    steel: steps(445_00, 395_00, 360_00),
    slate: steps(495_00, 445_00, 410_00),
    marble: steps(595_00, 535_00, 495_00),
    grey_granite: steps(595_00, 535_00, 495_00),
    polished_black_granite: steps(645_00, 585_00, 540_00),
  } satisfies Record<StoneMaterial, Steps>,
  /** Per parcel; codes without plaques are sent as files, free of freight. */
  freightOere: 79_00,
  /** From this order total, without moms, freight is free. */
  freeFreightFromOere: 5000_00,
  /** Replaces a lost or stolen code of an existing stone. */
  replacementCodeOere: 0,
} as const

/** Days from the invoice date until payment is due. */
export const resellerPaymentDays = 14

type Wanted = { count: number; wantsPlaques: boolean; material: StoneMaterial | null }

/** Price of one piece in øre without moms at this count; null until the plaques' material is known. */
export function resellerPieceOere({ count, wantsPlaques, material }: Wanted): number | null {
  if (wantsPlaques && !material) return null
  const list: Steps = wantsPlaques && material ? resellerPrices.plaques[material] : resellerPrices.code
  return (list.findLast(({ fromCount }) => fromCount <= count) ?? list[0]).priceOere
}

/** An order's total in øre: freight, without and with moms. Null as above. */
export function resellerOrderOere(wanted: Wanted): { net: number; freight: number; total: number } | null {
  const piece = resellerPieceOere(wanted)
  if (piece === null) return null
  const pieces = piece * wanted.count
  const isFree = !wanted.wantsPlaques || pieces >= resellerPrices.freeFreightFromOere
  const freight = isFree ? 0 : resellerPrices.freightOere
  return { net: pieces + freight, freight, total: withVatOere(pieces + freight) }
}
