import 'server-only'
import { z } from 'zod'
import type { Charge, Checkout } from '@/lib/integrations/payments/payment-provider'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { isSigned } from '@/lib/server/signed-link'

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

/** The payment of a signed link. Throws NOT_FOUND for another signature and for payments without a page of their own. */
export async function findSignedPayment({ id, key }: { id: string; key: string }) {
  const payment = isSigned('payment', id, key)
    ? await db.payment.findUnique({
        where: { id },
        select: {
          id: true,
          status: true,
          provider: true,
          sessionRef: true,
          payUrl: true,
          expiresAt: true,
          checkedAt: true,
        },
      })
    : null
  if (payment?.provider !== 'stripe') throw new DomainError('NOT_FOUND')
  return payment
}
