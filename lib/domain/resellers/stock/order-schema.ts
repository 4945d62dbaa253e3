import { z } from 'zod'
import { type StoneMaterial, stoneMaterials } from '@/lib/domain/artwork/schema'
import { emptyAsNull, optionalText } from '@/lib/domain/memorials/field-schemas'
import { writeCount } from '@/lib/domain/packages/copy'
import { dateIsPast } from '@/lib/domain/production/copy'
import { yesOrNo } from '@/lib/domain/resellers/schema'
import { danishDay } from '@/lib/shared/danish-time'
import { typedNumber } from '@/lib/shared/input/typed-number'

export const mostCodesInOrder = 10_000
const countSentence = writeCount(mostCodesInOrder)

/** The symbol sizes of our plaques in mm; `plaqueSizes` says which of them a site can offer. */
export const plaqueSymbolMm = [25, 30, 40, 50] as const

/** An order. The form has radio buttons because an unticked box is not sent without script. */
export const placeOrderInput = z
  .object({
    count: typedNumber(
      z.number({ error: countSentence }).int(countSentence).min(1, countSentence).max(mostCodesInOrder, countSentence),
      (text) => Number(text.replace(/[\s.]/g, '')),
    ),
    wantsPlaques: yesOrNo('Vælg, om I skal have plader eller koder.'),
    material: emptyAsNull(z.enum(stoneMaterials, { error: 'Vælg, hvad pladen skal laves af.' })).default(null),
    symbolMm: emptyAsNull(
      typedNumber(z.number('Vælg en størrelse.').refine(isPlaqueSize, 'Vælg en af størrelserne.')),
    ).default(null),
    requiresActivation: yesOrNo('Vælg, om koderne skal have en aktiveringskode.').default(true),
    wantedOn: emptyAsNull(
      z.iso.date('Vælg en dato.').refine((day) => day >= danishDay(new Date()), dateIsPast),
    ).default(null),
    message: optionalText(1000).default(null),
  })
  .refine(({ wantsPlaques, material }) => !wantsPlaques || material !== null, {
    error: 'Vælg, hvad pladen skal laves af.',
    path: ['material'],
  })
  .refine(({ wantsPlaques, symbolMm }) => !wantsPlaques || symbolMm !== null, {
    error: 'Vælg, hvor stor koden skal være.',
    path: ['symbolMm'],
  })

export type OrderInput = z.input<typeof placeOrderInput>

function isPlaqueSize(mm: number): boolean {
  return plaqueSymbolMm.some((size) => size === mm)
}

export const ordersPerPage = 20
/** Pages set `take` to list only the first few. */
export const orderListInput = z.object({
  cursor: z.uuid().optional().catch(undefined),
  take: z.int().min(1).max(ordersPerPage).optional().catch(undefined),
})

export type OrderStatus = 'received' | 'accepted' | 'shipped' | 'cancelled'

/** An order as its reseller sees it. Times are ISO 8601 in UTC, dates yyyy-mm-dd. */
export type OrderView = {
  id: string
  number: number
  count: number
  wantsPlaques: boolean
  material: StoneMaterial | null
  symbolMm: number | null
  requiresActivation: boolean
  wantedOn: string | null
  message: string | null
  status: OrderStatus
  /** Why an administrator cancelled it. */
  reason: string | null
  /** Empty when the account is deleted. */
  orderedByName: string
  packageId: string | null
  /** The agreed price without moms, as text; null on orders from before prices were stored. */
  price: string | null
  createdAt: string
}

export type OrderPage = { items: OrderView[]; nextCursor: string | null }

/** The form's values, as text. */
export type OrderFields = {
  count: string
  wantsPlaques: string
  material: StoneMaterial | ''
  symbolMm: string
  requiresActivation: string
  wantedOn: string
  message: string
}

const emptyOrder: OrderFields = {
  count: '',
  wantsPlaques: 'ja',
  material: '',
  symbolMm: '40',
  requiresActivation: 'ja',
  wantedOn: '',
  message: '',
}

/** The form's initial values: the draft refused without script, else the likeliest choices. */
export function orderFields(typed: Record<string, string> = {}): OrderFields {
  return {
    count: typed.count ?? emptyOrder.count,
    wantsPlaques: typed.wantsPlaques ?? emptyOrder.wantsPlaques,
    material: stoneMaterials.find((material) => material === typed.material) ?? emptyOrder.material,
    symbolMm: typed.symbolMm ?? emptyOrder.symbolMm,
    requiresActivation: typed.requiresActivation ?? emptyOrder.requiresActivation,
    wantedOn: typed.wantedOn ?? emptyOrder.wantedOn,
    message: typed.message ?? emptyOrder.message,
  }
}
