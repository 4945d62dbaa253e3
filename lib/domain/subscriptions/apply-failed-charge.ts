import 'server-only'
import type { RunContext } from '@/lib/server/command'

export type FailedCharge = {
  subscriptionId: string
  paymentId: string
  /** The provider's code of the refusal. */
  failureCode: string | null
  /** The bank wants the payer to confirm. */
  needsPayer: boolean
  now: Date
}

/** Notes a refused renewal: when it is tried again, and a friendly mail to the payer. */
export async function applyFailedCharge(
  _context: Pick<RunContext, 'tx' | 'enqueue' | 'actor'>,
  _failed: FailedCharge,
): Promise<void> {
  throw new Error('Not there yet')
}
