import 'server-only'
import { documentTitle, stateOf, stateTexts } from '@/lib/domain/invoices/copy'
import { xmlKeyOf } from '@/lib/domain/invoices/e-invoice'
import { pdfKeyOf } from '@/lib/domain/invoices/pdf/stored-pdf'
import { movesMoney, sumOfEntries } from '@/lib/domain/invoices/receivables'
import { shownOere } from '@/lib/domain/invoices/shown-amounts'
import { vouchersKeptFrom } from '@/lib/domain/legal/voucher-retention'
import { storage } from '@/lib/integrations/storage/storage'
import { type Database, db } from '@/lib/server/db'
import type { PersonalData } from '@/lib/server/personal-data'
import type { SignedIn } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'
import { toOere } from '@/lib/shared/money'

const perPortion = 200

/** Invoices are vouchers: they stay without the account until the law's time is over. */
export const invoicePersonalData = {
  signedBy: { ReceivableEntry: ['createdById'] },
  about: aboutInvoices,
  tidy: deleteOldInvoices,
  files: ['invoices/'],
} satisfies PersonalData

/** For the data export: the account's invoices and credit notes. */
async function aboutInvoices(database: Database, { userId }: SignedIn) {
  const rows = await database.receivable.findMany({
    where: { userId },
    orderBy: { invoiceId: 'asc' },
    select: {
      status: true,
      totalOere: true,
      dueOn: true,
      eInvoice: true,
      eInvoiceOn: true,
      entries: { where: movesMoney, select: { amountOere: true } },
      invoice: {
        select: {
          number: true,
          kind: true,
          issuedOn: true,
          lines: { orderBy: { position: 'asc' }, select: { text: true } },
        },
      },
    },
  })
  const today = danishDay(new Date())
  const invoices = rows.map(({ invoice, status, entries, totalOere, dueOn, eInvoice, eInvoiceOn }) => {
    const standing = { kind: invoice.kind, status, paidOere: sumOfEntries(entries), dueOn: danishDay(dueOn) }
    return {
      title: documentTitle(invoice),
      issuedOn: danishDay(invoice.issuedOn),
      payBefore: danishDay(dueOn),
      eInvoiceSentOn: eInvoice === 'sent' && eInvoiceOn ? danishDay(eInvoiceOn) : null,
      totalOere: shownOere(invoice.kind, toOere(totalOere)),
      status: stateTexts[stateOf(standing, today)],
      lines: invoice.lines.map(({ text }) => text),
    }
  })
  return { invoices }
}

/**
 * Credit notes first: they refer to their invoices. A movement is a voucher of its own year: an invoice of December that
 * was paid in January stays a year longer. The trigger in the database refuses what is too young.
 */
async function deleteOldInvoices(now: Date): Promise<void> {
  const { day: keptFrom } = vouchersKeptFrom(now)
  for (const kind of ['credit_note', 'invoice'] as const) {
    for (;;) {
      const old = await db.invoice.findMany({
        where: {
          kind,
          issuedOn: { lt: keptFrom },
          creditNotes: { none: {} },
          receivable: { entries: { none: { bookedOn: { gte: keptFrom } } } },
        },
        orderBy: { number: 'asc' },
        take: perPortion,
        select: { id: true },
      })
      if (old.length === 0) break
      for (const { id } of old) {
        await storage.delete(pdfKeyOf(id))
        await storage.delete(xmlKeyOf(id))
      }
      await db.invoice.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } })
    }
  }
}
