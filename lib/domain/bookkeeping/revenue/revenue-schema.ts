import { z } from 'zod'
import { typedNumber } from '@/lib/shared/input/typed-number'
import type { TimeBucket } from '@/lib/shared/time-buckets'

export const revenueSpans = [12, 24, 60] as const
type RevenueSpan = (typeof revenueSpans)[number]

/** How many months are shown, the current one included. */
export const revenueInput = z.object({
  months: typedNumber(z.literal(revenueSpans)).catch(12).default(12),
})

/** What is sold, by the accounts of the invoices' lines; `other` is what no account of ours fits. */
export const revenueKinds = ['plans', 'plaques', 'codes', 'engraving', 'freight', 'other'] as const
export type RevenueKind = (typeof revenueKinds)[number]
export const revenueTexts: Record<RevenueKind, string> = {
  plans: 'Premium og Livstid',
  plaques: 'Plader',
  codes: 'Koder',
  engraving: 'Gravering',
  freight: 'Fragt',
  other: 'Andet',
}

export const agreementKinds = ['month', 'year', 'livstid'] as const
export type AgreementKind = (typeof agreementKinds)[number]
export const agreementTexts: Record<AgreementKind, string> = {
  month: 'Premium, måned',
  year: 'Premium, år',
  livstid: 'Livstid',
}

export const moveKinds = ['arrived', 'left'] as const
export const moveTexts: Record<(typeof moveKinds)[number], string> = { arrived: 'Kommet til', left: 'Holdt op' }

/** By how long an open invoice is overdue, in days. */
export const owedAges = ['not_due', 'to_30', 'to_60', 'more'] as const
export type OwedAge = (typeof owedAges)[number]
export const owedTexts: Record<OwedAge, string> = {
  not_due: 'Ikke forfalden',
  to_30: '1–30 dage over tid',
  to_60: '31–60 dage over tid',
  more: '61 dage over tid eller mere',
}

/** Øre without moms, credit notes deducted. */
export type RevenueMonth = TimeBucket & Record<RevenueKind, number> & { totalOere: number }
/** Agreements that run at the month's end, and how many came and left in it; a change of plan is neither. */
export type AgreementMonth = TimeBucket & Record<AgreementKind, number> & { arrived: number; left: number }
export type Owed = Record<OwedAge, { count: number; oere: number }>

export type RevenueView = {
  span: RevenueSpan
  revenue: RevenueMonth[]
  agreements: AgreementMonth[]
  owed: Owed
}
