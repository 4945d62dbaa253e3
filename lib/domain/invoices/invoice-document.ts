import 'server-only'
import { partyOf } from '@/lib/domain/invoices/party'
import { standingPayments } from '@/lib/domain/invoices/receivables'
import type { InvoiceDocument } from '@/lib/domain/invoices/schema'
import type { Database, Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, toOere } from '@/lib/shared/money'

export const documentParts = {
  lines: { orderBy: { position: 'asc' } },
  credits: { select: { number: true, issuedOn: true } },
  receivable: { select: { entries: { where: standingPayments, select: { amountOere: true, bookedOn: true } } } },
} as const satisfies Prisma.InvoiceInclude

/** Reads a document as it was issued. Throws NOT_FOUND. */
export async function readInvoiceDocument(database: Database, id: string): Promise<InvoiceDocument> {
  const row = await database.invoice.findUnique({ where: { id }, include: documentParts })
  if (!row) throw new DomainError('NOT_FOUND')
  return invoiceDocument(row)
}

/** A stored document in the shape that is drawn, sent and shown. */
export function invoiceDocument(row: Prisma.InvoiceGetPayload<{ include: typeof documentParts }>): InvoiceDocument {
  const { id, number, kind, buyerReference, paymentCode, note } = row
  const issuedOn = danishDay(row.issuedOn)
  return {
    id,
    number,
    kind,
    buyerReference,
    paymentCode,
    note,
    issuedOn,
    credits: row.credits && { number: row.credits.number, issuedOn: danishDay(row.credits.issuedOn) },
    dueOn: danishDay(row.dueOn),
    suppliedFrom: row.suppliedFrom && danishDay(row.suppliedFrom),
    suppliedTo: row.suppliedTo && danishDay(row.suppliedTo),
    seller: partyOf(row.seller),
    buyer: partyOf(row.buyer),
    netOere: toOere(row.netOere),
    vatOere: toOere(row.vatOere),
    totalOere: toOere(row.totalOere),
    paidOn: isPaidAtOnce(row, issuedOn) ? issuedOn : null,
    lines: row.lines.map(({ position, text, quantity, vatPercent, unitNetOere, netOere, vatOere }) => ({
      position,
      text,
      quantity,
      vatPercent,
      unitNetOere: toOere(unitNetOere),
      netOere: toOere(netOere),
      vatOere: toOere(vatOere),
    })),
  }
}

/**
 * Payments are never changed or removed, so a document drawn again later says the same, unless the money was another
 * buyer's.
 */
function isPaidAtOnce(row: Prisma.InvoiceGetPayload<{ include: typeof documentParts }>, issuedOn: string): boolean {
  const atOnce = (row.receivable?.entries ?? []).filter(({ bookedOn }) => danishDay(bookedOn) <= issuedOn)
  const paidOere = sumOere(atOnce.map(({ amountOere }) => toOere(amountOere)))
  return row.kind === 'invoice' && paidOere > 0 && paidOere >= toOere(row.totalOere)
}
