import 'server-only'
import { z } from 'zod'
import { differenceListInput, paymentListInput } from '@/lib/domain/payments/desk-schema'
import { paymentColumns, readPayment, rowsOf } from '@/lib/domain/payments/payment-rows'
import { canManagePayments } from '@/lib/domain/payments/policy'
import type { DifferenceView, PaymentRow } from '@/lib/domain/payments/views'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { toOere } from '@/lib/shared/money'

const perPage = 50

/** All payments, newest first. */
export const listPayments = defineRead({
  name: 'payments.list-payments',
  session: 'required',
  input: paymentListInput,
  authorize: canManagePayments,
  run: async (_actor, { status, cursor }): Promise<{ items: PaymentRow[]; nextCursor: string | null }> => {
    const rows = await db.payment.findMany({
      where: { ...(status ? { status } : {}), ...(cursor ? { id: { lt: cursor } } : {}) },
      orderBy: { id: 'desc' },
      take: perPage + 1,
      select: paymentColumns,
    })
    const items = await rowsOf(rows.slice(0, perPage))
    return { items, nextCursor: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
  },
})

/** One payment with its calls, messages and refunds. */
export const getPayment = defineRead({
  name: 'payments.get-payment',
  session: 'required',
  input: z.object({ id: z.uuid() }),
  authorize: canManagePayments,
  run: (_actor, { id }) => readPayment(id),
})

/** Refunds that wait for a person: to be transferred by bank, or failed; oldest first, at most 200. */
export const listWaitingRefunds = defineRead({
  name: 'payments.list-waiting-refunds',
  session: 'required',
  input: z.object({}),
  authorize: canManagePayments,
  run: async () => {
    const rows = await db.refund.findMany({
      where: { OR: [{ status: 'failed' }, { status: 'sent', payment: { provider: 'bank' } }] },
      orderBy: { id: 'asc' },
      take: 200,
      select: {
        ...{ id: true, paymentId: true, amountOere: true, reason: true, status: true, failure: true },
        ...{ bankAccount: true, createdAt: true, payment: { select: { provider: true } } },
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
