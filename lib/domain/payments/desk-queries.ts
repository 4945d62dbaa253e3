import 'server-only'
import { z } from 'zod'
import { differenceListInput, type PaymentFilter, paymentListInput } from '@/lib/domain/payments/desk-schema'
import { paymentColumns, readPayment, rowsOf } from '@/lib/domain/payments/payment-rows'
import { writePaymentsCsv } from '@/lib/domain/payments/payments-csv'
import { canManagePayments } from '@/lib/domain/payments/policy'
import { foundPayments } from '@/lib/domain/payments/search'
import type { DifferenceView, PaymentRow } from '@/lib/domain/payments/views'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { danishMidnight } from '@/lib/shared/danish-midnight'
import { toOere } from '@/lib/shared/money'

const perPage = 50
const mostInExport = 5000

/** The payments that match the filter, newest first. */
export const listPayments = defineRead({
  name: 'payments.list-payments',
  session: 'required',
  input: paymentListInput,
  authorize: canManagePayments,
  run: async (_actor, filter): Promise<{ items: PaymentRow[]; nextCursor: string | null }> => {
    const rows = await db.payment.findMany({
      where: { AND: [await whereOf(filter), filter.cursor ? { id: { lt: filter.cursor } } : {}] },
      orderBy: { id: 'desc' },
      take: perPage + 1,
      select: paymentColumns,
    })
    const items = await rowsOf(rows.slice(0, perPage))
    return { items, nextCursor: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
  },
})

/** The same as CSV, at most 5,000. The download is logged. */
export const exportPayments = defineRead({
  name: 'payments.export-payments',
  session: 'required',
  input: paymentListInput,
  authorize: canManagePayments,
  // Payers' names in bulk.
  confirms: () => true,
  run: async (actor, filter) => {
    const rows = await db.payment.findMany({
      where: await whereOf(filter),
      orderBy: { id: 'desc' },
      take: mostInExport,
      select: paymentColumns,
    })
    const detail = { count: rows.length }
    await recordLook(actor, 'payments.save-payments', { type: 'payments', id: 'payments', detail })
    const body = writePaymentsCsv(await rowsOf(rows))
    return { body, contentType: 'text/csv; charset=utf-8', filename: 'betalinger.csv' }
  },
})

async function whereOf({ status, search, from, to }: PaymentFilter): Promise<Prisma.PaymentWhereInput> {
  const on = {
    ...(from ? { gte: danishMidnight(from) } : {}),
    ...(to ? { lt: danishMidnight(to, 1) } : {}),
  }
  return {
    AND: [
      status ? { status } : {},
      from || to ? { OR: [{ paidAt: on }, { paidAt: null, createdAt: on }] } : {},
      search ? await foundPayments(search) : {},
    ],
  }
}

/** One payment with its calls, messages and refunds. */
export const getPayment = defineRead({
  name: 'payments.get-payment',
  session: 'required',
  input: z.object({ id: z.uuid() }),
  authorize: canManagePayments,
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
  authorize: canManagePayments,
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
  authorize: canManagePayments,
  run: async (_actor, { view, cursor }): Promise<{ items: DifferenceView[]; nextCursor: string | null }> => {
    const rows = await db.paymentDifference.findMany({
      where: { settledAt: view === 'open' ? null : { not: null }, ...(cursor ? { id: { lt: cursor } } : {}) },
      orderBy: { id: 'desc' },
      take: perPage + 1,
    })
    const items = rows.slice(0, perPage).map(({ oursOere, theirsOere, foundAt, settledAt, ...row }) => ({
      ...row,
      oursOere: oursOere === null ? null : toOere(oursOere),
      theirsOere: theirsOere === null ? null : toOere(theirsOere),
      foundAt: foundAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    }))
    return { items, nextCursor: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
  },
})
