import 'server-only'
import { signatureOf } from '@/lib/server/signed-link'

/** Where an invoice is seen and paid without signing in, with its signature. */
export function invoicePaymentPath(id: string): string {
  return `/invoice-payment/${id}?key=${signatureOf('invoice', id)}`
}

/** The PDF by the same signature. */
export function signedPdfPath(id: string): string {
  return `/api/invoices/${id}/pdf?key=${signatureOf('invoice', id)}`
}
