import 'server-only'
import { signatureOf } from '@/lib/server/signed-link'

/** Where a payer lands when a payment is made. */
export function paidPath({ purpose, id, shopOrderId }: { purpose: string; id: string; shopOrderId: string | null }) {
  if (purpose === 'order' && shopOrderId) return `/orders/${shopOrderId}?betalt=1`
  const signed = `payment=${id}&key=${signatureOf('payment', id)}`
  return purpose === 'invoice' ? `/invoice-payment-success?${signed}` : `/subscription/success?${signed}`
}
