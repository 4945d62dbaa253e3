import 'server-only'
import type { RunContext } from '@/lib/server/command'

export type PaidPeriod = { subscriptionId: string; paymentId: string | null; now: Date }

/**
 * Begins or extends an agreement for which one period was paid: by a payment, or (null) by a settled invoice. Answers
 * `isDuplicate` when nothing can be given for the money, so that the caller pays it back.
 */
export async function applyPaidPeriod(
  _context: Pick<RunContext, 'tx' | 'enqueue' | 'actor' | 'refreshPages'>,
  _paid: PaidPeriod,
): Promise<{ isDuplicate: boolean }> {
  throw new Error('Not there yet')
}
