import 'server-only'
import type { Receivable, ReceivableEntry } from '@/generated/prisma/client'
import type { EntryKind } from '@/generated/prisma/enums'
import { eInvoiceStateTexts, stateTexts } from '@/lib/domain/invoices/copy'
import {
  type InvoiceFilter,
  type InvoiceListState,
  type InvoiceSort,
  invoiceInput,
  invoiceList,
  invoiceListInput,
  invoiceOrder,
} from '@/lib/domain/invoices/invoice-schema'
import { invoiceSummary, readInvoiceView, summaryColumns } from '@/lib/domain/invoices/read-invoice'
import { overpaidInvoices, owedInvoices } from '@/lib/domain/invoices/receivables'
import type { EInvoiceView, EntryView, InvoiceCase, InvoicePage, InvoiceSummary } from '@/lib/domain/invoices/schema'
import { shownOere } from '@/lib/domain/invoices/shown-amounts'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { findInvoiceIds } from '@/lib/domain/payments/search'
import { accessPoint } from '@/lib/integrations/access-point/access-point'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { listFile, mostInFile } from '@/lib/server/list-file'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { sortedRows } from '@/lib/server/sorted-rows'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishDay } from '@/lib/shared/danish-time'
import { commaOere, sumOere, toOere } from '@/lib/shared/money'

const perPage = 50

/** Invoices and credit notes that match the filter, newest first unless sorted otherwise or waiting for us. */
export const listInvoices = defineRead({
  name: 'invoices.list-invoices',
  session: 'required',
  input: invoiceListInput,
  authorize: canManageMoney,
  run: (_actor, filter) => readPage(filter, perPage),
})

/** The same as a CSV file. The download is logged. */
export const exportInvoices = defineRead({
  name: 'invoices.export-invoices',
  session: 'required',
  input: invoiceListInput,
  authorize: canManageMoney,
  // Buyers' names in bulk.
  confirms: () => true,
  run: async (actor, filter) => {
    const where = await whereOf(filter, danishDay(new Date()))
    const detail = { count: await db.receivable.count({ where, take: mostInFile }) }
    await recordLook(actor, 'invoices.save-invoices', { type: 'invoices', id: 'invoices', detail })
    return listFile({
      filename: invoiceList.csv.filename,
      columns: invoiceColumns,
      readPage: (cursor, most) => readPage({ ...filter, cursor }, most),
    })
  },
})

const sorted = sortedRows<InvoiceSort, Prisma.ReceivableWhereInput, Prisma.ReceivableOrderByWithRelationInput>(
  'invoiceId',
  {
    number: { column: 'invoiceId', holds: 'id' },
    due: { column: 'dueOn', holds: 'time' },
    total: { column: 'totalOere', holds: 'amount' },
  },
)

async function readPage(filter: InvoiceFilter, most: number): Promise<InvoicePage> {
  const today = danishDay(new Date())
  const { after, orderBy, pageOf } = sorted(invoiceOrder(filter), filter.cursor)
  const rows = await db.receivable.findMany({
    where: { AND: [await whereOf(filter, today), after] },
    orderBy,
    take: most + 1,
    select: summaryColumns,
  })
  const page = pageOf(rows, most)
  return { items: page.rows.map((row) => invoiceSummary(row, today)), nextCursor: page.nextCursor }
}

/** One with its movements and credit notes. Throws NOT_FOUND. */
export const getInvoiceCase = defineRead({
  name: 'invoices.get-invoice-case',
  session: 'required',
  input: invoiceInput,
  authorize: canManageMoney,
  run: async (_actor, { id }): Promise<InvoiceCase> => {
    const row = await db.receivable.findUnique({
      where: { invoiceId: id },
      select: {
        email: true,
        remindersSent: true,
        quietUntil: true,
        eInvoice: true,
        eInvoiceWay: true,
        eInvoiceOn: true,
        eInvoiceRef: true,
        eInvoiceNote: true,
        entries: { orderBy: { id: 'asc' } },
        invoice: { select: { creditNotes: { orderBy: { number: 'asc' }, select: noteColumns } } },
      },
    })
    if (!row) throw new DomainError('NOT_FOUND')
    const invoice = await readInvoiceView(id)
    const creditNotes = row.invoice.creditNotes.map((note) => ({
      ...note,
      totalOere: shownOere('credit_note', toOere(note.totalOere)),
    }))
    const creditedOere = sumOere(creditNotes.map(({ totalOere }) => totalOere))
    return {
      ...invoice,
      email: row.email,
      remindersSent: row.remindersSent,
      creditNotes,
      eInvoice: invoice.buyer.ean || invoice.buyer.cvr ? eInvoiceView(row) : null,
      canSubmit: row.eInvoice === 'waiting' && invoice.buyer.ean !== null && accessPoint() !== null,
      quietUntil: row.quietUntil && danishDay(row.quietUntil),
      creditableOere: invoice.kind === 'invoice' ? sumOere([invoice.totalOere, creditedOere]) : 0,
      entries: entryViews(row.entries),
    }
  },
})

type EInvoiceColumns = Pick<Receivable, 'eInvoice' | 'eInvoiceWay' | 'eInvoiceOn' | 'eInvoiceRef' | 'eInvoiceNote'>

const eInvoiceView = (row: EInvoiceColumns): EInvoiceView => ({
  state: row.eInvoice,
  way: row.eInvoiceWay,
  on: row.eInvoiceOn && danishDay(row.eInvoiceOn),
  ref: row.eInvoiceRef,
  note: row.eInvoiceNote,
})

function entryViews(entries: readonly ReceivableEntry[]): EntryView[] {
  let lossOere = 0
  return entries.map(({ id, kind, amountOere: int8, bookedOn, createdByName, note }) => {
    const amountOere = toOere(int8)
    const named = amountOere < 0 ? backNames(lossOere)[kind] : kind === 'refund' ? 'refund_back' : kind
    if (kind === 'write_off') lossOere = sumOere([lossOere, amountOere])
    return { id, kind: named, amountOere, bookedOn: danishDay(bookedOn), byName: createdByName, note }
  })
}

/** What each kind is called below zero. */
const backNames = (lossOere: number): Record<EntryKind, EntryView['kind']> => ({
  payment: 'undone',
  credit: 'credit',
  refund: 'refund',
  write_off: lossOere > 0 ? 'loss_back' : 'kept',
})

const noteColumns = { id: true, number: true, totalOere: true } as const

async function whereOf(
  { state, search, from, to }: InvoiceFilter,
  today: string,
): Promise<Prisma.ReceivableWhereInput> {
  const issuedOn = { ...(from ? { gte: new Date(from) } : {}), ...(to ? { lte: new Date(to) } : {}) }
  return {
    AND: [
      state ? await inState(state, today) : {},
      from || to ? { invoice: { issuedOn } } : {},
      search ? { invoiceId: { in: await findInvoiceIds(search) } } : {},
    ],
  }
}

async function inState(state: InvoiceListState, today: string): Promise<Prisma.ReceivableWhereInput> {
  switch (state) {
    case 'credit_note':
      return { invoice: { kind: 'credit_note' } }
    case 'overdue':
      return { invoice: owedInvoices, status: 'open', dueOn: { lt: new Date(today) } }
    case 'overpaid':
      return overpaidInvoices()
    case 'e_invoice':
      return { eInvoice: 'waiting' }
    default:
      return { invoice: { kind: 'invoice' }, status: state }
  }
}

/** Invoices and credit notes as CSV. */
const invoiceColumns: ReadonlyArray<CsvColumn<InvoiceSummary>> = [
  ['Nummer', ({ number }) => number],
  ['Type', ({ kind }) => (kind === 'invoice' ? 'Faktura' : 'Kreditnota')],
  ['Dato', ({ issuedOn }) => issuedOn],
  ['Forfald', ({ kind, dueOn }) => (kind === 'invoice' ? dueOn : '')],
  ['Køber', ({ buyerName }) => buyerName],
  ['CVR', ({ cvr }) => cvr],
  ['EAN', ({ ean }) => ean],
  ['Betalingskode', ({ kind, paymentCode }) => (kind === 'invoice' ? paymentCode : '')],
  ['I alt', ({ totalOere }) => commaOere(totalOere)],
  ['Mangler', ({ owedOere }) => commaOere(owedOere)],
  ['Status', ({ state }) => stateTexts[state]],
  ['E-faktura', ({ eInvoice }) => eInvoiceStateTexts[eInvoice]],
]
