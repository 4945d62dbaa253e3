import 'server-only'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { readInvoiceDocument } from '@/lib/domain/invoices/invoice-document'
import { invoicePaymentPath } from '@/lib/domain/invoices/paths'
import { drawInvoice } from '@/lib/domain/invoices/pdf/draw-invoice'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { wholeAddress } from '@/lib/server/whole-address'

export const pdfKeyOf = (invoiceId: string) => `invoices/${invoiceId}.pdf`

/** The stored PDF of an invoice with its SHA-256; drawn and stored when there is none. Throws NOT_FOUND. */
export async function storedPdf(invoiceId: string): Promise<{ key: string; bytes: Buffer; sha256: string }> {
  const key = pdfKeyOf(invoiceId)
  const stored = await storage.get(key)
  const bytes = stored ? await buffer(stored.stream) : await drawAndStore(invoiceId, key)
  return { key, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

async function drawAndStore(invoiceId: string, key: string): Promise<Buffer> {
  const invoice = await readInvoiceDocument(db, invoiceId)
  const payUrl = wholeAddress(invoicePaymentPath(invoiceId))
  const bytes = await drawInvoice(invoice, { siteName: env.SITE_NAME, payUrl })
  await storage.put(key, bytes, { contentType: 'application/pdf' })
  return bytes
}
