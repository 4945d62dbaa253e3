import 'server-only'
import { z } from 'zod'
import { canKeepBooks } from '@/lib/domain/bookkeeping/policy'
import { readOwed } from '@/lib/domain/bookkeeping/revenue/read-revenue'
import { id } from '@/lib/domain/bookkeeping/schema'
import { paymentColumns, rowsOf } from '@/lib/domain/payments/payment-rows'
import type { PaymentRow } from '@/lib/domain/payments/schema'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { danishDay } from '@/lib/shared/danish-time'

/** What is owed today, by how long it is overdue. */
export const getOwed = defineRead({
  name: 'bookkeeping.get-owed',
  session: 'required',
  input: z.object({}),
  authorize: canKeepBooks,
  run: () => readOwed(danishDay(new Date())),
})

// More than anybody pays one invoice in.
const mostPayments = 50

/** The payments booked on an invoice, oldest first. */
export const listInvoicePayments = defineRead({
  name: 'bookkeeping.list-invoice-payments',
  session: 'required',
  input: z.object({ id }),
  authorize: canKeepBooks,
  run: async (_, { id: invoiceId }): Promise<PaymentRow[]> => {
    const entries = await db.receivableEntry.findMany({
      where: { invoiceId, kind: 'payment', paymentId: { not: null } },
      take: mostPayments,
      select: { paymentId: true },
    })
    const rows = await db.payment.findMany({
      where: { id: { in: entries.flatMap(({ paymentId }) => paymentId ?? []) } },
      orderBy: { id: 'asc' },
      select: paymentColumns,
    })
    return rowsOf(rows)
  },
})
