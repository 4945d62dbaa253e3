import { methodTexts, purposeTexts, statusTexts } from '@/lib/domain/payments/copy'
import type { PaymentRow } from '@/lib/domain/payments/schema'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishDay } from '@/lib/shared/danish-time'
import { commaOere } from '@/lib/shared/money'

/** Payments as CSV. */
export const paymentColumns: ReadonlyArray<CsvColumn<PaymentRow>> = [
  ['Bestilt', ({ createdAt }) => danishDay(new Date(createdAt))],
  ['Betalt', ({ paidAt }) => paidAt && danishDay(new Date(paidAt))],
  ['Hvad', ({ purpose }) => purposeTexts[purpose]],
  ['Hvem', ({ payerName }) => payerName],
  ['Mindeside', ({ memorialName }) => memorialName],
  ['Måde', ({ method }) => methodTexts[method]],
  ['Status', ({ status }) => statusTexts[status]],
  ['Beløb', ({ amountOere }) => commaOere(amountOere)],
  ['Betalt tilbage', ({ refundedOere }) => commaOere(refundedOere)],
]
