import 'server-only'
import { z } from 'zod'
import { judgeDeposits } from '@/lib/domain/bookkeeping/bank/find-candidates'
import { figuresOf, type Judgement } from '@/lib/domain/bookkeeping/bank/judge-deposit'
import {
  type BankFileView,
  type BankFilter,
  type BankLineAdvice,
  type BankLineStateName,
  type BankLineView,
  bankListInput,
  id,
} from '@/lib/domain/bookkeeping/schema'
import { partyOf } from '@/lib/domain/invoices/party'
import { standingPayments } from '@/lib/domain/invoices/receivables'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { cutPage, type Page } from '@/lib/server/cut-page'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { formatDate, formatDateTime } from '@/lib/shared/danish-time'
import { commaOere, toOere } from '@/lib/shared/money'

const perPage = 50
const mostFiles = 12

/** Deposits in one state, newest first, of one file or of all; or one alone. */
export const listBankLines = defineRead({
  name: 'bookkeeping.list-bank-lines',
  session: 'required',
  input: bankListInput,
  authorize: canManageMoney,
  run: async (_, filter): Promise<Page<BankLineView>> => {
    const rows = await db.bankLine.findMany({
      where: whereOf(filter),
      orderBy: [{ bookedOn: 'desc' }, { id: 'desc' }],
      ...(filter.cursor ? { cursor: { id: filter.cursor }, skip: 1 } : {}),
      take: perPage + 1,
      select: lineColumns,
    })
    const { items, nextCursor } = cutPage(rows, perPage)
    return { items: await viewsOf(items), nextCursor }
  },
})

const whereOf = ({ state, file, line }: Omit<BankFilter, 'cursor'>): Prisma.BankLineWhereInput =>
  line ? { id: line } : { state, ...(file ? { fileId: file } : {}) }

const lineColumns = {
  id: true,
  bookedOn: true,
  amountOere: true,
  text: true,
  state: true,
  note: true,
  decidedByName: true,
} as const satisfies Prisma.BankLineSelect

type Row = Prisma.BankLineGetPayload<{ select: typeof lineColumns }>

async function viewsOf(rows: Row[]): Promise<BankLineView[]> {
  const lines = rows.map((row) => ({ ...row, amountOere: toOere(row.amountOere) }))
  const judged = await judgeDeposits(
    db,
    lines.filter(({ state }) => state === 'doubtful'),
  )
  const paid = await readPaid(lines.map((line) => line.id))
  return lines.map(({ bookedOn, decidedByName, ...line }) => {
    const judgement = judged.get(line.id)
    return {
      ...line,
      bookedOn: formatDate(bookedOn),
      decidedBy: decidedByName,
      paid: paid.filter(({ bankLineId }) => bankLineId === line.id),
      advice: judgement ? adviceOf(judgement, line.amountOere) : null,
    }
  })
}

function adviceOf(judgement: Judgement, amountOere: number): BankLineAdvice {
  const { advice, likely, several } = judgement
  const owed = (several.length > 0 ? several : likely ? [likely] : []).filter(({ leftOere }) => leftOere > 0)
  return {
    sentence: advice,
    likely: likely && {
      invoiceId: likely.id,
      number: likely.number,
      buyer: likely.buyerName,
      leftOere: likely.leftOere,
    },
    shares: owed.map(({ number, leftOere }) => `${number} ${commaOere(Math.min(leftOere, amountOere))}`).join('\n'),
    shown: figuresOf(judgement),
  }
}

async function readPaid(bankLineIds: string[]) {
  const entries = await db.receivableEntry.findMany({
    where: { ...standingPayments, bankLineId: { in: bankLineIds } },
    orderBy: { id: 'asc' },
    select: {
      bankLineId: true,
      invoiceId: true,
      amountOere: true,
      receivable: { select: { invoice: { select: { number: true, buyer: true } } } },
    },
  })
  return entries.map(({ receivable: { invoice }, amountOere, ...entry }) => ({
    ...entry,
    number: invoice.number,
    buyer: partyOf(invoice.buyer).name,
    amountOere: toOere(amountOere),
  }))
}

/** How many deposits stand where, of one file or of all. */
export const countBankLines = defineRead({
  name: 'bookkeeping.count-bank-lines',
  session: 'required',
  input: z.object({ file: z.uuid().optional().catch(undefined) }),
  authorize: canManageMoney,
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
  authorize: canManageMoney,
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
  authorize: canManageMoney,
  run: (_, { id: fileId }) => countsOf({ fileId }),
})
