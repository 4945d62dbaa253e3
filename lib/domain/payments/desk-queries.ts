import 'server-only'
import { z } from 'zod'
import { methodTexts, purposeTexts, statusTexts } from '@/lib/domain/payments/copy'
import {
  differenceListInput,
  type PaymentFilter,
  type PaymentSort,
  paymentList,
  paymentListInput,
  paymentOrder,
} from '@/lib/domain/payments/desk-schema'
import { paymentColumns, readPayment, rowsOf } from '@/lib/domain/payments/payment-rows'
import { canManageMoney } from '@/lib/domain/payments/policy'
import type { DifferenceView, PaymentRow } from '@/lib/domain/payments/schema'
import { foundPayments } from '@/lib/domain/payments/search'
import { cutPage, type Page } from '@/lib/server/cut-page'
import { db, type Prisma } from '@/lib/server/db'
import { listFile, mostInFile } from '@/lib/server/list-file'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { sortedRows } from '@/lib/server/sorted-rows'
import { withinDays } from '@/lib/server/within-days'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishDay } from '@/lib/shared/danish-time'
import { commaOere, toOere } from '@/lib/shared/money'

const perPage = 50

type PaymentPage = Page<PaymentRow>

/** The payments that match the filter, newest first unless sorted otherwise. */
export const listPayments = defineRead({
  name: 'payments.list-payments',
  session: 'required',
  input: paymentListInput,
  authorize: canManageMoney,
  run: (_actor, filter) => readPage(filter, perPage),
})

/** The same as a CSV file. The download is logged. */
export const exportPayments = defineRead({
  name: 'payments.export-payments',
  session: 'required',
  input: paymentListInput,
  authorize: canManageMoney,
  // Payers' names in bulk.
  confirms: () => true,
  run: async (actor, filter) => {
    const detail = { count: await db.payment.count({ where: await whereOf(filter), take: mostInFile }) }
    await recordLook(actor, 'payments.save-payments', { type: 'payments', id: 'payments', detail })
    return listFile({
      filename: paymentList.csv.filename,
      columns: csvColumns,
      readPage: (cursor, most) => readPage({ ...filter, cursor }, most),
    })
  },
})

const sorted = sortedRows<PaymentSort, Prisma.PaymentWhereInput, Prisma.PaymentOrderByWithRelationInput>('id', {
  ordered: { column: 'id', holds: 'id' },
  amount: { column: 'amountOere', holds: 'amount' },
})

async function readPage(filter: PaymentFilter, most: number): Promise<PaymentPage> {
  const { after, orderBy, pageOf } = sorted(paymentOrder(filter), filter.cursor)
  const rows = await db.payment.findMany({
    where: { AND: [await whereOf(filter), after] },
    orderBy,
    take: most + 1,
    select: paymentColumns,
  })
  const page = pageOf(rows, most)
  return { items: await rowsOf(page.rows), nextCursor: page.nextCursor }
}

async function whereOf({ status, search, ...period }: PaymentFilter): Promise<Prisma.PaymentWhereInput> {
  return {
    AND: [
      status ? { status } : {},
      period.from || period.to
        ? { OR: [withinDays('paidAt', period), { paidAt: null, ...withinDays('createdAt', period) }] }
        : {},
      search ? await foundPayments(search) : {},
    ],
  }
}

/** One payment with its calls, messages and refunds. */
export const getPayment = defineRead({
  name: 'payments.get-payment',
  session: 'required',
  input: z.object({ id: z.uuid() }),
  authorize: canManageMoney,
  run: (_actor, { id }) => readPayment(id),
})

/** Refunds that wait for a person: to be transferred by bank, or failed. */
export const waitingRefunds = {
  OR: [{ status: 'failed' }, { status: 'sent', payment: { provider: 'bank' } }],
} as const satisfies Prisma.RefundWhereInput

/** Those, oldest first, at most 200. */
export const listWaitingRefunds = defineRead({
  name: 'payments.list-waiting-refunds',
  session: 'required',
  input: z.object({}),
  authorize: canManageMoney,
  run: async () => {
    const rows = await db.refund.findMany({
      where: waitingRefunds,
      orderBy: { id: 'asc' },
      take: 200,
      select: {
        id: true,
        paymentId: true,
        amountOere: true,
        reason: true,
        status: true,
        failure: true,
        bankAccount: true,
        createdAt: true,
        payment: { select: { provider: true } },
      },
    })
    return rows.map(({ amountOere, createdAt, payment, ...row }) => ({
      ...row,
      amountOere: toOere(amountOere),
      createdAt: createdAt.toISOString(),
      isByBank: payment.provider === 'bank',
    }))
  },
})

/** Where the provider and we do not agree, newest first. */
export const listDifferences = defineRead({
  name: 'payments.list-differences',
  session: 'required',
  input: differenceListInput,
  authorize: canManageMoney,
  run: async (_actor, { view, cursor }): Promise<Page<DifferenceView>> => {
    const rows = await db.paymentDifference.findMany({
      where: { settledAt: view === 'open' ? null : { not: null }, ...(cursor ? { id: { lt: cursor } } : {}) },
      orderBy: { id: 'desc' },
      take: perPage + 1,
    })
    const { items, nextCursor } = cutPage(rows, perPage)
    return { items: items.map(differenceView), nextCursor }
  },
})

function differenceView({
  oursOere,
  theirsOere,
  foundAt,
  settledAt,
  ...row
}: Prisma.PaymentDifferenceGetPayload<object>): DifferenceView {
  return {
    ...row,
    oursOere: oursOere === null ? null : toOere(oursOere),
    theirsOere: theirsOere === null ? null : toOere(theirsOere),
    foundAt: foundAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }
}

/** Payments as CSV. */
const csvColumns: ReadonlyArray<CsvColumn<PaymentRow>> = [
  ['Bestilt', ({ createdAt }) => danishDay(new Date(createdAt))],
  ['Betalt', ({ paidAt }) => paidAt && danishDay(new Date(paidAt))],
  ['Hvad', ({ purpose }) => purposeTexts[purpose]],
  ['Hvem', ({ payerName }) => payerName],
  ['Mindeside', ({ memorialName }) => memorialName],
  ['Måde', ({ method }) => methodTexts[method]],
  ['Status', ({ status }) => statusTexts[status]],
  ['Beløb', ({ amountOere }) => commaOere(amountOere)],
  ['Betalt tilbage', ({ refundedOere }) => commaOere(refundedOere)],
]
