import 'server-only'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { isSigned } from '@/lib/server/signed-link'

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
