import { z } from 'zod'
import { adminPaymentsPath } from '@/lib/domain/payments/admin-paths'
import { paymentStatuses, type RefundReason } from '@/lib/domain/payments/schema'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'
import { typedText } from '@/lib/shared/input/typed-text'
import { parseOere } from '@/lib/shared/money'

const id = z.uuid('Vi kender den ikke.')
const note = typedText(500, undefined, { missing: 'Skriv hvorfor.' }).min(3, 'Skriv hvorfor.')

/** As they are offered to an administrator: what happened by itself is refunded without one. */
export const chosenReasons = [
  'goodwill',
  'duplicate',
  'withdrawal',
  'left',
  'order_cancelled',
] as const satisfies readonly RefundReason[]

/** An amount in kroner, as people write it. */
const amount = typedText(20, undefined, { missing: 'Skriv et beløb.' }).refine(
  (text) => (parseOere(text) ?? 0) > 0,
  'Skriv et beløb i kroner, som 290 eller 72,50.',
)

export const refundFormInput = z.object({
  amount,
  reason: z.enum(chosenReasons, 'Vælg en grund.'),
  note,
  // Of a bank transfer only.
  bankAccount: typedText(20)
    .refine((text) => text === '' || /^\d{4}[ -]?\d{6,10}$/.test(text), 'Skriv registreringsnummer og kontonummer.')
    .optional(),
})
export const refundPaymentInput = refundFormInput.extend({ id })
export const refundInput = z.object({ id })
export const settleDifferenceInput = z.object({ id, note })
const mostSearched = 120
export const paymentSorts = ['ordered', 'amount'] as const
export type PaymentSort = (typeof paymentSorts)[number]

/** The period is of the days they were paid, or ordered while they are not. */
export const paymentListInput = z.object({
  ...listFields(paymentSorts, mostSearched),
  status: z.enum(paymentStatuses).optional().catch(undefined),
})
export type PaymentFilter = z.output<typeof paymentListInput>

export const paymentList: ConsoleListDeclaration<PaymentSort> = {
  path: adminPaymentsPath,
  csv: { path: '/api/admin/payments.csv', filename: 'betalinger.csv' },
  search: { label: 'Fakturanummer, betalingskode, navn, mail eller CVR', most: mostSearched },
  period: 'Betalt eller bestilt fra',
  sorts: {
    ordered: { label: 'Dag', first: 'falling' },
    amount: { label: 'Beløb', first: 'falling' },
  },
}
export const paymentOrder = ({ sort }: Pick<PaymentFilter, 'sort'>): ListOrder<PaymentSort> => sort ?? '-ordered'

export const differenceListInput = z.object({
  view: z.enum(['open', 'settled']).catch('open').default('open'),
  cursor: z.uuid().optional().catch(undefined),
})
export const subscriptionCardInput = z.object({ subscription: id })
