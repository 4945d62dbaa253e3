import 'server-only'
import type { Agreement } from '@/lib/domain/subscriptions/agreements'
import { findPaidParts, leftOf, type PaidPart } from '@/lib/domain/subscriptions/give-back'
import { type LeaveTerms, leaveTerms } from '@/lib/domain/subscriptions/law/leave-terms'
import type { Transaction } from '@/lib/server/db'

/** Whether an agreement can be left at `now`, what that pays back, in øre, and of which payments. */
export async function leaveOf(
  tx: Transaction,
  agreement: Agreement,
  now: Date,
): Promise<LeaveTerms & { parts: PaidPart[] }> {
  const terms = leaveTerms(agreement, now)
  const parts = terms.isOpen ? await findPaidParts(tx, agreement, now) : []
  return { ...terms, parts, refundOere: Math.min(terms.refundOere, leftOf(parts)) }
}
