import 'server-only'
import type { EntryKind } from '@/generated/prisma/enums'
import type { Receivable, ReceivableEntry } from '@/generated/prisma/client'
import { invoiceInput, invoiceListInput } from '@/lib/domain/invoices/invoice-schema'
import { canManageInvoices } from '@/lib/domain/invoices/policy'
import { invoiceSummary, readInvoiceView, summaryColumns } from '@/lib/domain/invoices/read-invoice'
import { owedInvoices } from '@/lib/domain/invoices/receivables'
import type { EInvoiceView } from '@/lib/domain/invoices/schema'
import { shownOere } from '@/lib/domain/invoices/shown-amounts'
import type { EntryView, InvoiceCase, InvoicePage } from '@/lib/domain/invoices/views'
import { accessPoint } from '@/lib/integrations/access-point/access-point'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, toOere } from '@/lib/shared/money'

const perPage = 50

/** All invoices and credit notes, newest first. */
export const listInvoices = defineRead({
  name: 'invoices.list-invoices',
  session: 'required',
  input: invoiceListInput,
  authorize: canManageInvoices,
  run: async (_actor, { state, search, cursor }): Promise<InvoicePage> => {
    const today = danishDay(new Date())
    const rows = await db.receivable.findMany({
      where: { AND: [inState(state, today), found(search), cursor ? { invoiceId: { lt: cursor } } : {}] },
      orderBy: { invoiceId: 'desc' },
      take: perPage + 1,
      select: summaryColumns,
    })
    const items = rows.slice(0, perPage).map((row) => invoiceSummary(row, today))
    return { items, nextCursor: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
  },
})

/** One with its movements and credit notes. Throws NOT_FOUND. */
export const getInvoiceCase = defineRead({
  name: 'invoices.get-invoice-case',
  session: 'required',
  input: invoiceInput,
  authorize: canManageInvoices,
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
    const named = amountOere < 0 ? backNames(lossOere)[kind] : kind
    if (kind === 'write_off') lossOere = sumOere([lossOere, amountOere])
    return { id, kind: named, amountOere, bookedOn: danishDay(bookedOn), byName: createdByName, note }
  })
}

/** What each kind is called below zero. */
const backNames = (lossOere: number): Record<EntryKind, EntryView['kind']> => ({
  ...{ payment: 'undone', credit: 'credit', refund: 'refund' },
  write_off: lossOere > 0 ? 'loss_back' : 'kept',
})

const noteColumns = { id: true, number: true, totalOere: true } as const

function inState(state: string | undefined, today: string): Prisma.ReceivableWhereInput {
  if (state === 'credit_note') return { invoice: { kind: 'credit_note' } }
  const invoices = { invoice: { kind: 'invoice' as const } }
  if (state === 'open') return { ...invoices, status: 'open' }
  if (state === 'overdue') return { invoice: owedInvoices, status: 'open', dueOn: { lt: new Date(today) } }
  if (state === 'paid' || state === 'credited' || state === 'written_off') return { ...invoices, status: state }
  return {}
}

function found(search: string | undefined): Prisma.ReceivableWhereInput {
  if (!search) return {}
  const digits = search.replaceAll(/\s/g, '')
  const isNumber = /^\d{1,9}$/.test(digits)
  return {
    OR: [
      { email: { contains: search, mode: 'insensitive' } },
      { invoice: { buyer: { path: ['name'], string_contains: search, mode: 'insensitive' } } },
      ...(/^\d{5,15}$/.test(digits) ? [{ invoice: { paymentCode: digits } }] : []),
      ...(isNumber ? [{ invoice: { number: Number(digits) } }] : []),
    ],
  }
}
