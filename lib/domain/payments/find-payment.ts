import 'server-only'
import { z } from 'zod'
import type { Charge, Checkout } from '@/lib/integrations/payments/payment-provider'
import { db } from '@/lib/server/db'

const uuid = z.uuid()

/**
 * Our payment that a charge or a payment page belongs to, by our reference or by the provider's; null for a stranger.
 */
export async function findPaymentOf(
  about: Pick<Charge, 'reference' | 'chargeRef'> | Pick<Checkout, 'reference' | 'sessionRef'>,
): Promise<{ id: string } | null> {
  const reference = uuid.safeParse(about.reference)
  const theirs = 'chargeRef' in about ? { chargeRef: about.chargeRef } : { sessionRef: about.sessionRef }
  return db.payment.findFirst({
    where: { OR: [...(reference.success ? [{ id: reference.data }] : []), theirs] },
    select: { id: true },
  })
}
