import 'server-only'
import { z } from 'zod'
import { invoiceSummary, summaryColumns } from '@/lib/domain/invoices/read-invoice'
import type { InvoicePage } from '@/lib/domain/invoices/schema'
import { getOwnCompany } from '@/lib/domain/resellers/resellers'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { danishDay } from '@/lib/shared/danish-time'

const perPage = 25

/** The invoices and credit notes of the caller's reseller, newest first, also while its agreement is suspended. */
export const listResellerInvoices = defineRead({
  name: 'bookkeeping.list-reseller-invoices',
  session: 'required',
  load: (_, actor) => getOwnCompany(actor),
  // The subject is the caller's own.
  authorize: anyone,
  input: z.object({ cursor: z.uuid().optional().catch(undefined) }),
  run: (_, { cursor }, { id }) => readInvoices(id, cursor),
})

async function readInvoices(resellerId: string, cursor: string | undefined): Promise<InvoicePage> {
  const rows = await db.receivable.findMany({
    // Ids are UUID version 7, so their order is chronological.
    where: { resellerId, ...(cursor ? { invoiceId: { lt: cursor } } : {}) },
    orderBy: { invoiceId: 'desc' },
    take: perPage + 1,
    select: summaryColumns,
  })
  const today = danishDay(new Date())
  const items = rows.slice(0, perPage).map((row) => invoiceSummary(row, today))
  return { items, nextCursor: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
}
