import 'server-only'
import { stateOf } from '@/lib/domain/invoices/copy'
import { hasEInvoice } from '@/lib/domain/invoices/e-invoice'
import { documentParts, invoiceDocument } from '@/lib/domain/invoices/invoice-document'
import { partyOf } from '@/lib/domain/invoices/party'
import { invoicePaymentPath, signedPdfPath, signedXmlPath } from '@/lib/domain/invoices/paths'
import { movesMoney, owedOf, readPaidOere, sumOfEntries } from '@/lib/domain/invoices/receivables'
import type { InvoiceSummary, InvoiceView } from '@/lib/domain/invoices/schema'
import { asShown, shownOere } from '@/lib/domain/invoices/shown-amounts'
import { type Database, db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { danishDay } from '@/lib/shared/danish-time'
import { toOere } from '@/lib/shared/money'

export const summaryColumns = {
  invoiceId: true,
  status: true,
  totalOere: true,
  settledOere: true,
  dueOn: true,
  remindersSent: true,
  eInvoice: true,
  invoice: { select: { number: true, kind: true, issuedOn: true, buyer: true, paymentCode: true } },
  entries: { where: movesMoney, select: { amountOere: true } },
} as const satisfies Prisma.ReceivableSelect

/** A row of a list on the Danish day `today`. */
export function invoiceSummary(
  row: Prisma.ReceivableGetPayload<{ select: typeof summaryColumns }>,
  today: string,
): InvoiceSummary {
  const { invoiceId: id, status, remindersSent, eInvoice, invoice } = row
  const { number, kind, paymentCode } = invoice
  const buyer = partyOf(invoice.buyer)
  const amounts = { totalOere: toOere(row.totalOere), settledOere: toOere(row.settledOere) }
  const dueOn = danishDay(row.dueOn)
  return {
    id,
    number,
    kind,
    remindersSent,
    dueOn,
    buyerName: buyer.name,
    totalOere: shownOere(kind, amounts.totalOere),
    cvr: buyer.cvr,
    ean: buyer.ean,
    paymentCode,
    eInvoice,
    issuedOn: danishDay(invoice.issuedOn),
    owedOere: status === 'open' ? owedOf({ ...amounts, kind }) : 0,
    state: stateOf({ kind, status, dueOn, paidOere: sumOfEntries(row.entries) }, today),
    payPath: invoicePaymentPath(id),
    pdfPath: signedPdfPath(id),
    xmlPath: hasEInvoice(buyer, row) ? signedXmlPath(id) : null,
  }
}

/** A document with how it stands now. Throws NOT_FOUND. */
export async function readInvoiceView(id: string, database: Database = db): Promise<InvoiceView> {
  const row = await database.invoice.findUnique({
    where: { id },
    include: { ...documentParts, receivable: { include: documentParts.receivable.select } },
  })
  if (!row?.receivable) throw new DomainError('NOT_FOUND')
  const { status, settledAt } = row.receivable
  const invoice = invoiceDocument(row)
  const settledOere = toOere(row.receivable.settledOere)
  const paidOere = await readPaidOere(database, id)
  const dueOn = danishDay(row.receivable.dueOn)
  return {
    ...asShown(invoice),
    settledOere,
    paidOere,
    dueOn,
    state: stateOf({ kind: invoice.kind, status, paidOere, dueOn }, danishDay(new Date())),
    owedOere: status === 'open' ? owedOf({ ...invoice, settledOere }) : 0,
    settledAt: settledAt?.toISOString() ?? null,
    pdfPath: signedPdfPath(id),
    xmlPath: hasEInvoice(invoice.buyer, row.receivable) ? signedXmlPath(id) : null,
  }
}
