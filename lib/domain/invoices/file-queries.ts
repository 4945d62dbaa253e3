import 'server-only'
import { fileName } from '@/lib/domain/invoices/copy'
import { hasEInvoice } from '@/lib/domain/invoices/e-invoice'
import { InvoiceError } from '@/lib/domain/invoices/errors'
import { readInvoiceDocument } from '@/lib/domain/invoices/invoice-document'
import { invoiceFileInput } from '@/lib/domain/invoices/invoice-schema'
import { storedPdf } from '@/lib/domain/invoices/pdf/stored-pdf'
import { writePeppol } from '@/lib/domain/invoices/peppol/write-peppol'
import { canReadInvoice } from '@/lib/domain/invoices/policy'
import { assertLink } from '@/lib/domain/invoices/queries'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { FileAnswer } from '@/lib/server/file-route'
import { defineRead } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'

/** The PDF, by link or for those who may see the invoice. Throws NOT_FOUND. */
export const readInvoicePdf = defineRead({
  name: 'invoices.read-invoice-pdf',
  session: 'optional',
  input: invoiceFileInput,
  load: assertReadable,
  // By its signature, or checked above.
  authorize: anyone,
  run: async (_actor, { id }): Promise<FileAnswer> => {
    const { bytes } = await storedPdf(id)
    const { kind, number } = await db.invoice.findUniqueOrThrow({ where: { id }, select: { kind: true, number: true } })
    return { body: new Uint8Array(bytes), contentType: 'application/pdf', filename: fileName({ kind, number }, 'pdf') }
  },
})

/** The e-invoice of a buyer that gets one. Throws NOT_FOUND and NO_E_INVOICE. */
export const readInvoiceXml = defineRead({
  name: 'invoices.read-invoice-xml',
  session: 'optional',
  input: invoiceFileInput,
  load: assertReadable,
  authorize: anyone,
  run: async (_actor, { id }): Promise<FileAnswer> => {
    const invoice = await readInvoiceDocument(db, id)
    const standing = await db.receivable.findUniqueOrThrow({ where: { invoiceId: id }, select: { eInvoice: true } })
    if (!hasEInvoice(invoice.buyer, standing)) throw new InvoiceError('NO_E_INVOICE')
    return {
      body: writePeppol(invoice),
      contentType: 'application/xml; charset=utf-8',
      filename: fileName(invoice, 'xml'),
    }
  },
})

async function assertReadable({ id, key }: { id: string; key?: string | undefined }, actor: Actor): Promise<void> {
  if (key !== undefined) return assertLink(id, key)
  const row = await db.receivable.findUnique({ where: { invoiceId: id }, select: { userId: true, resellerId: true } })
  if (!row || !canReadInvoice(actor, row)) throw new DomainError('NOT_FOUND')
}
