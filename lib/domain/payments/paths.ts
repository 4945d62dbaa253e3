import 'server-only'
import { signatureOf } from '@/lib/server/signed-link'

/** Where a payment is made and followed without signing in, with its signature. */
export function paymentPath(id: string): string {
  return `/payment/${id}?key=${signatureOf('payment', id)}`
}

/** Where a payer changes the saved card of an agreement. */
export function cardPath(subscriptionId: string): string {
  return `/payment/card?subscription=${encodeURIComponent(subscriptionId)}`
}

/** The same right after ordering: with script the payer goes on to the provider's page at once. */
export function paymentStartPath(id: string): string {
  return `${paymentPath(id)}&videre=1`
}

/** Where a payer lands when a payment is made. */
export function paidPath({ purpose, id, shopOrderId }: { purpose: string; id: string; shopOrderId: string | null }) {
  if (purpose === 'order' && shopOrderId) return `/orders/${shopOrderId}?betalt=1`
  const signed = `payment=${id}&key=${signatureOf('payment', id)}`
  return purpose === 'invoice' ? `/invoice-payment-success?${signed}` : `/subscription/success?${signed}`
}

/** The page of a payment with the key that the caller sent: a refused caller is never given another. */
export function givenPaymentPath({ id = '' }: Record<string, string>, { key }: Readonly<Record<string, unknown>>) {
  return `/payment/${encodeURIComponent(id)}?key=${encodeURIComponent(typeof key === 'string' ? key : '')}`
}

type Target = { id: string; subscriptionId: string | null; shopOrderId: string | null; invoiceId: string | null }

/** Where what a payment is for is seen, and paid again. */
export function targetPath({ shopOrderId, invoiceId }: Target): string {
  if (invoiceId) return `/invoice-payment/${invoiceId}?key=${signatureOf('invoice', invoiceId)}`
  return shopOrderId ? `/orders/${shopOrderId}` : '/subscription'
}
