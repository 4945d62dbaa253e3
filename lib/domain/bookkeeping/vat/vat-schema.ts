import { z } from 'zod'
import { findVatPeriod, type VatPeriod, vatPeriodOf, vatRhythms } from '@/lib/domain/bookkeeping/vat/vat-periods'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { boundedText } from '@/lib/shared/input/typed-text'

/** The period from the address, and the place in the list of its documents. */
export const vatInput = z.object({
  period: boundedText(10).optional().catch(undefined),
  rhythm: z.enum(vatRhythms).optional().catch(undefined),
  /** The last document of the page before. */
  after: typedNumber(z.int().min(0).max(2_147_483_647)).optional().catch(undefined),
})
type VatChoice = z.output<typeof vatInput>

/** The chosen period; else the one `today` lies in, by quarters unless told otherwise. */
export function chosenPeriod({ period, rhythm }: Pick<VatChoice, 'period' | 'rhythm'>, today: string): VatPeriod {
  return findVatPeriod(period ?? '') ?? vatPeriodOf(rhythm ?? 'quarter', today)
}

/** A document behind the figure. Credit notes have negative amounts. */
export type VatDocument = {
  id: string
  number: number
  kind: 'invoice' | 'credit_note'
  issuedOn: string
  buyer: string
  netOere: number
  vatOere: number
}

/** A loss, or what of one was paid or credited after all: below zero. */
export type VatLoss = {
  invoiceId: string
  number: number
  buyer: string
  bookedOn: string
  lossOere: number
  vatOere: number
}

export type VatView = {
  period: VatPeriod
  previous: VatPeriod
  next: VatPeriod
  /** The figure to declare: moms of sales less that of losses. */
  dueOere: number
  /** Moms of sales, from the lines. */
  vatOere: number
  netOere: number
  invoices: number
  creditNotes: number
  /** The same sums from the documents themselves; they must be equal. */
  documents: { vatOere: number; netOere: number }
  /** Moms of the losses below. */
  lossVatOere: number
  losses: VatLoss[]
  items: VatDocument[]
  nextAfter: number | null
}

/** The other boxes of sales on the tax authority's form. Zero: we sell in Denmark only, and always with moms. */
export const emptyBoxes = [
  'Rubrik B – varer, som indberettes til »EU-salg uden moms«',
  'Rubrik B – varer, som ikke indberettes til »EU-salg uden moms«',
  'Rubrik B – ydelser',
  'Rubrik C – andet salg uden moms',
] as const

/** The boxes of what the company buys. Its purchases, and fees from abroad, are not in our books. */
export const purchaseBoxes = [
  'Moms af varekøb mv. i udlandet (både EU og lande uden for EU)',
  'Moms af ydelseskøb mv. i udlandet med omvendt betalingspligt',
  'Købsmoms (indgående moms)',
  'Rubrik A – varer',
  'Rubrik A – ydelser',
] as const
