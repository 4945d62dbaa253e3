import 'server-only'
import { z } from 'zod'
import type { OwnInvoicePage } from '@/lib/domain/bookkeeping/reseller-schema'
import { stateOf } from '@/lib/domain/invoices/copy'
import { invoicePaymentPath, signedPdfPath } from '@/lib/domain/invoices/paths'
import { owedOf } from '@/lib/domain/invoices/receivables'
import { ofOwnReseller } from '@/lib/domain/resellers/resellers'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { danishDay, formatDate } from '@/lib/shared/danish-time'
import { toOere } from '@/lib/shared/money'

const perPage = 25

/** The invoices and credit notes of the caller's reseller, newest first. */
export const listOwnInvoices = defineRead({
  ...ofOwnReseller,
  name: 'bookkeeping.list-own-invoices',
  input: z.object({ cursor: z.uuid().optional().catch(undefined) }),
  run: (_, { cursor }, { id }) => readOwnInvoices(id, cursor),
})

async function readOwnInvoices(resellerId: string, cursor: string | undefined): Promise<OwnInvoicePage> {
  const rows = await db.receivable.findMany({
    // Ids are UUID version 7, so their order is chronological.
    where: { resellerId, ...(cursor ? { invoiceId: { lt: cursor } } : {}) },
    orderBy: { invoiceId: 'desc' },
    take: perPage + 1,
    select: {
      ...{ invoiceId: true, status: true, totalOere: true, settledOere: true, dueOn: true },
      invoice: { select: { number: true, kind: true, issuedOn: true, buyer: true, paymentCode: true } },
    },
  })
  const today = danishDay(new Date())
  const items = rows.slice(0, perPage).map(({ invoiceId, status, dueOn, invoice, ...amounts }) => {
    const { kind, number, issuedOn, paymentCode } = invoice
    const [totalOere, settledOere] = [toOere(amounts.totalOere), toOere(amounts.settledOere)]
    const leftOere = status === 'open' ? owedOf({ kind, totalOere, settledOere }) : 0
    return {
      ...{ id: invoiceId, number, kind, totalOere, leftOere, paymentCode },
      issuedOn: formatDate(issuedOn),
      dueOn: formatDate(dueOn),
      state: stateOf({ kind, status, settledOere, dueOn: danishDay(dueOn) }, today),
      pdfPath: signedPdfPath(invoiceId),
      payPath: leftOere > 0 ? invoicePaymentPath(invoiceId) : null,
    }
  })
  return { items, nextCursor: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
}
