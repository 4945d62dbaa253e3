import type { ReportKind } from '@/lib/domain/reports/schema'

/**
 * Days until a report is decided. GDPR article 12(3) allows a month for requests about oneself, at least 28 days, such as
 * to be taken out of a family tree; the other deadlines are our own (docs/decisions/050).
 */
export const daysToDecide: Record<ReportKind, number> = {
  about_me: 28,
  child_abuse: 1,
  illegal: 14,
  offensive: 14,
  copyright: 14,
  spam: 14,
  other: 14,
}

export const daysToDecideComplaint = 14
/** Regulation (EU) 2022/2065 article 20(1): six months, at most 184 days. */
export const daysToComplain = 184
