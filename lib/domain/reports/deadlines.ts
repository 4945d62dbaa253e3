import type { ReportKind } from '@/lib/domain/reports/schema'

/**
 * Days until a report is decided. GDPR article 12, 3 gives a month to whoever asks about themselves, and February has 28
 * days; for the others the house set its own time (docs/decisions/050).
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
/** Regulation (EU) 2022/2065 article 20, 1: six months, of which the longest have 184 days. */
export const daysToComplain = 184
