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

/** The page of an invoice with the key that the caller sent: a refused caller is never given another. */
export function givenInvoicePath({ id = '' }: Record<string, string>, { key }: Readonly<Record<string, unknown>>) {
  return `/invoice-payment/${encodeURIComponent(id)}?key=${encodeURIComponent(typeof key === 'string' ? key : '')}`
}

/** The e-invoice by the same signature, where the buyer gets one. */
export function signedXmlPath(id: string): string {
  return `/api/invoices/${id}/xml?key=${signatureOf('invoice', id)}`
}
