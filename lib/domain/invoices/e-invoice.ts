import 'server-only'
import { fileName } from '@/lib/domain/invoices/copy'
import { readInvoiceDocument } from '@/lib/domain/invoices/invoice-document'
import { writePeppol } from '@/lib/domain/invoices/peppol/write-peppol'
import type { EInvoiceState, InvoiceParty } from '@/lib/domain/invoices/schema'
import type { MailFile } from '@/lib/domain/notifications/mail-files'
import { storage } from '@/lib/integrations/storage/storage'
import { db, type Prisma } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'

export const xmlKeyOf = (invoiceId: string) => `invoices/${invoiceId}.xml`

/** Whether a document can be had as XML: of public buyers always, of companies that asked. */
export function hasEInvoice(buyer: Pick<InvoiceParty, 'ean'>, { eInvoice }: { eInvoice: EInvoiceState }): boolean {
  return buyer.ean !== null || eInvoice !== 'not_needed'
}

/**
 * The XML as a stored file of the mail, for a company that asked for it; null for others. A public buyer is no reader of
 * mails: its system takes e-invoices from NemHandel alone. Throws NOT_FOUND.
 */
export async function xmlForMail(invoiceId: string): Promise<MailFile | null> {
  const invoice = await readInvoiceDocument(db, invoiceId)
  const standing = await db.receivable.findUnique({ where: { invoiceId }, select: { eInvoice: true } })
  if (!standing || invoice.buyer.ean || !hasEInvoice(invoice.buyer, standing)) return null
  const key = xmlKeyOf(invoiceId)
  await storage.put(key, Buffer.from(writePeppol(invoice)), { contentType: 'application/xml' })
  return { key, name: fileName(invoice, 'xml') }
}

/** As the columns of a document whose XML went with the mail to `email`. */
export const sentByMail = (email: string, now: Date) =>
  ({
    eInvoice: 'sent',
    eInvoiceWay: 'mail',
    eInvoiceOn: new Date(danishDay(now)),
    eInvoiceRef: email.slice(0, 120),
    eInvoiceNote: null,
  }) satisfies Prisma.ReceivableUpdateInput
