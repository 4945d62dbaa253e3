import 'server-only'
import { z } from 'zod'
import { canKeepBooks } from '@/lib/domain/bookkeeping/policy'
import {
  type BankFileView,
  type BankFilter,
  type BankLineStateName,
  type BankLineView,
  bankListInput,
  id,
} from '@/lib/domain/bookkeeping/schema'
import { partyOf } from '@/lib/domain/invoices/party'
import { owedOf } from '@/lib/domain/invoices/receivables'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { formatDate, formatDateTime } from '@/lib/shared/danish-time'
import { toOere } from '@/lib/shared/money'

const perPage = 50
const mostFiles = 12

/** Deposits in one state, newest first, of one file or of all. */
export const listBankLines = defineRead({
  name: 'bookkeeping.list-bank-lines',
  session: 'required',
  input: bankListInput,
  authorize: canKeepBooks,
  run: async (_, filter): Promise<{ items: BankLineView[]; nextCursor: string | null }> => {
    const rows = await db.bankLine.findMany({
      where: whereOf(filter),
      orderBy: [{ bookedOn: 'desc' }, { id: 'desc' }],
      ...(filter.cursor ? { cursor: { id: filter.cursor }, skip: 1 } : {}),
      take: perPage + 1,
      select: lineColumns,
    })
    const items = await withInvoices(rows.slice(0, perPage))
    return { items, nextCursor: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
  },
})

const whereOf = ({ state, file }: Omit<BankFilter, 'cursor'>): Prisma.BankLineWhereInput => ({
  state,
  ...(file ? { fileId: file } : {}),
})

const lineColumns = {
  ...{ id: true, bookedOn: true, amountOere: true, text: true, state: true, doubt: true, note: true },
  ...{ decidedByName: true, invoiceId: true },
} as const satisfies Prisma.BankLineSelect

type Row = Prisma.BankLineGetPayload<{ select: typeof lineColumns }>

async function withInvoices(rows: Row[]): Promise<BankLineView[]> {
  const ids = rows.flatMap(({ invoiceId }) => invoiceId ?? [])
  const invoices = await db.invoice.findMany({
    where: { id: { in: ids } },
    select: {
      ...{ id: true, number: true, kind: true, buyer: true, totalOere: true },
      receivable: { select: { settledOere: true } },
    },
  })
  const views = new Map(
    invoices.map(({ id: invoiceId, number, kind, buyer, totalOere, receivable }) => {
      const amounts = { totalOere: toOere(totalOere), settledOere: toOere(receivable?.settledOere ?? 0n) }
      return [invoiceId, { id: invoiceId, number, buyer: partyOf(buyer).name, leftOere: owedOf({ kind, ...amounts }) }]
    }),
  )
  return rows.map(({ bookedOn, amountOere, decidedByName, invoiceId, ...row }) => ({
    ...row,
    bookedOn: formatDate(bookedOn),
    amountOere: toOere(amountOere),
    decidedBy: decidedByName,
    invoice: (invoiceId && views.get(invoiceId)) || null,
  }))
}

/** How many deposits stand where, of one file or of all. */
export const countBankLines = defineRead({
  name: 'bookkeeping.count-bank-lines',
  session: 'required',
  input: z.object({ file: z.uuid().optional().catch(undefined) }),
  authorize: canKeepBooks,
  run: async (_, { file }) => countsOf(file ? { fileId: file } : {}),
})

type Counts = Record<BankLineStateName | 'received', number>

async function countsOf(where: Prisma.BankLineWhereInput): Promise<Counts> {
  const groups = await db.bankLine.groupBy({ by: ['state'], where, _count: { _all: true } })
  const counts: Counts = { received: 0, doubtful: 0, matched: 0, ignored: 0 }
  for (const { state, _count } of groups) counts[state] = _count._all
  return counts
}

/** The last files that were taken in, newest first, with where their deposits stand. */
export const listBankFiles = defineRead({
  name: 'bookkeeping.list-bank-files',
  session: 'required',
  input: z.object({}),
  authorize: canKeepBooks,
  run: async (): Promise<BankFileView[]> => {
    const files = await db.bankFile.findMany({
      orderBy: { id: 'desc' },
      take: mostFiles,
      select: { id: true, name: true, bank: true, importedAt: true, importedByName: true },
    })
    const groups = await db.bankLine.groupBy({
      by: ['fileId', 'state'],
      where: { fileId: { in: files.map((file) => file.id) } },
      _count: { _all: true },
    })
    const count = (fileId: string, state: BankLineStateName | 'received') =>
      groups.find((group) => group.fileId === fileId && group.state === state)?._count._all ?? 0
    return files.map(({ importedAt, ...file }) => ({
      ...file,
      importedAt: formatDateTime(importedAt),
      counts: {
        received: count(file.id, 'received'),
        doubtful: count(file.id, 'doubtful'),
        matched: count(file.id, 'matched'),
        ignored: count(file.id, 'ignored'),
      },
    }))
  },
})

/** How far a file is compared with the invoices. */
export const getBankProgress = defineRead({
  name: 'bookkeeping.get-bank-progress',
  session: 'required',
  input: z.object({ id }),
  authorize: canKeepBooks,
  run: (_, { id: fileId }) => countsOf({ fileId }),
})
