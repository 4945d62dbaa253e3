import 'server-only'
import type { DifferenceKind } from '@/lib/domain/payments/schema'
import type { Charge } from '@/lib/integrations/payments/payment-provider'
import type { Transaction } from '@/lib/server/db'

export type Difference = {
  kind: DifferenceKind
  paymentId: string | null
  charge: Pick<Charge, 'chargeRef' | 'amountOere'>
  oursOere: number | null
  /** What the provider has, in øre; the charge's amount unless given. */
  theirsOere?: number | null
  now: Date
}

/** Notes a contradiction between us and the provider, once for each charge and kind, for a person to settle. Whether it is new. */
export async function recordDifference(tx: Transaction, difference: Difference): Promise<boolean> {
  const { kind, paymentId, charge, oursOere, theirsOere = charge.amountOere, now } = difference
  const { count } = await tx.paymentDifference.createMany({
    data: { kind, paymentId, providerRef: charge.chargeRef, oursOere, theirsOere, foundAt: now },
    skipDuplicates: true,
  })
  return count > 0
}
