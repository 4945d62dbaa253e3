import 'server-only'
import { z } from 'zod'
import { readOwed } from '@/lib/domain/bookkeeping/revenue/revenue-queries'
import { type AccountMoney, type BoughtPlan, id, type ResellerMoney } from '@/lib/domain/bookkeeping/schema'
import { invoiceSummary, summaryColumns } from '@/lib/domain/invoices/read-invoice'
import { owedInvoices } from '@/lib/domain/invoices/receivables'
import type { InvoicePage } from '@/lib/domain/invoices/schema'
import { paymentColumns, rowsOf } from '@/lib/domain/payments/payment-rows'
import { canManageMoney } from '@/lib/domain/payments/policy'
import type { PaymentRow } from '@/lib/domain/payments/schema'
import { getOwnCompany } from '@/lib/domain/resellers/resellers'
import { readUninvoiced, uninvoiced } from '@/lib/domain/resellers/uninvoiced'
import { orderedText } from '@/lib/domain/shop-orders/copy'
import { choiceOf } from '@/lib/domain/subscriptions/schema'
import { anyone } from '@/lib/server/command'
import { cutPage } from '@/lib/server/cut-page'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, toOere } from '@/lib/shared/money'

/** The newest of a kind; the lists of the console have the others. */
const shown = 25

/** What an account has bought and paid, newest first, at most 25 of a kind. */
export const getAccountMoney = defineRead({
  name: 'bookkeeping.get-account-money',
  session: 'required',
  input: z.object({ id }),
  authorize: canManageMoney,
  run: async (_, { id: userId }): Promise<AccountMoney> => {
    const [plans, orders, standing] = await Promise.all([
      readPlans({ payerId: userId }),
      readOrders({ buyerId: userId }),
      readStanding({ userId }, [{ subscription: { payerId: userId } }, { shopOrder: { buyerId: userId } }]),
    ])
    return { plans, orders, ...standing }
  },
})

/** What is bought and paid for a page, by whomever, newest first, at most 25 of a kind. */
export const getPageMoney = defineRead({
  name: 'bookkeeping.get-page-money',
  session: 'required',
  input: z.object({ id }),
  authorize: canManageMoney,
  run: async (_, { id: memorialId }): Promise<AccountMoney> => {
    const [plans, orders, standing] = await Promise.all([
      readPlans({ memorialId }),
      readOrders({ memorialId }),
      readStanding({ memorialId }, [{ subscription: { memorialId } }, { shopOrder: { memorialId } }]),
    ])
    return { plans, orders, ...standing }
  },
})

/** What a reseller has received without an invoice, its invoices and its payments, at most 25 of a kind. */
export const getResellerMoney = defineRead({
  name: 'bookkeeping.get-reseller-money',
  session: 'required',
  input: z.object({ id }),
  authorize: canManageMoney,
  run: async (_, { id: resellerId }): Promise<ResellerMoney> => {
    const [sums, orders, standing] = await Promise.all([
      readUninvoiced(resellerId),
      db.resellerOrder.findMany({
        where: { ...uninvoiced, resellerId },
        orderBy: { deliveredAt: 'asc' },
        take: shown,
        select: { id: true, number: true, deliveredAt: true, piecesOere: true, freightOere: true },
      }),
      readStanding({ resellerId }, []),
    ])
    return {
      uninvoiced: {
        count: sums.orders,
        withoutPrice: sums.withoutPrice,
        netOere: sums.netOere,
        orders: orders.map(({ deliveredAt, piecesOere, freightOere, ...order }) => ({
          ...order,
          deliveredOn: deliveredAt && danishDay(deliveredAt),
          netOere: piecesOere === null ? null : sumOere([toOere(piecesOere), toOere(freightOere ?? 0n)]),
        })),
      },
      ...standing,
    }
  },
})

async function readPlans(bought: Prisma.SubscriptionWhereInput): Promise<BoughtPlan[]> {
  const rows = await db.subscription.findMany({
    where: bought,
    orderBy: { id: 'desc' },
    take: shown,
    select: {
      id: true,
      plan: true,
      interval: true,
      status: true,
      memorialId: true,
      memorialName: true,
      paidUntil: true,
      cancelledAt: true,
      endedAt: true,
    },
  })
  return rows.map(({ plan, interval, paidUntil, cancelledAt, endedAt, ...row }) => ({
    ...row,
    choice: choiceOf({ plan, interval }),
    paidThrough: paidUntil && danishDay(new Date(paidUntil.getTime() - 1)),
    isCancelled: cancelledAt !== null,
    endedOn: endedAt && danishDay(endedAt),
  }))
}

async function readOrders(bought: Prisma.ShopOrderWhereInput): Promise<AccountMoney['orders']> {
  const rows = await db.shopOrder.findMany({
    where: bought,
    orderBy: { id: 'desc' },
    take: shown,
    select: {
      id: true,
      number: true,
      item: true,
      count: true,
      material: true,
      symbolMm: true,
      status: true,
      totalOere: true,
      createdAt: true,
    },
  })
  return rows.map(({ id: orderId, number, status, totalOere, createdAt, ...ordered }) => ({
    id: orderId,
    number,
    status,
    ordered: orderedText(ordered),
    orderedOn: danishDay(createdAt),
    totalOere: toOere(totalOere),
  }))
}

/** The invoices of a party with what it owes in all, and the payments on them and on what else it bought. */
async function readStanding(
  party: { userId: string } | { memorialId: string } | { resellerId: string },
  bought: Prisma.PaymentWhereInput[],
): Promise<Pick<AccountMoney, 'owedOere' | 'invoices' | 'payments'>> {
  const [rows, owed, entries] = await Promise.all([
    db.receivable.findMany({ where: party, orderBy: { invoiceId: 'desc' }, take: shown, select: summaryColumns }),
    db.receivable.aggregate({
      where: { ...party, status: 'open', invoice: owedInvoices },
      _sum: { totalOere: true, settledOere: true },
    }),
    db.receivableEntry.findMany({
      where: { receivable: party, kind: 'payment', paymentId: { not: null } },
      orderBy: { id: 'desc' },
      take: shown,
      select: { paymentId: true },
    }),
  ])
  const payments = await db.payment.findMany({
    where: {
      OR: [
        { id: { in: entries.flatMap(({ paymentId }) => paymentId ?? []) } },
        { invoiceId: { in: rows.map(({ invoiceId }) => invoiceId) } },
        ...bought,
      ],
    },
    orderBy: { id: 'desc' },
    take: shown,
    select: paymentColumns,
  })
  const today = danishDay(new Date())
  return {
    owedOere: sumOere([toOere(owed._sum.totalOere ?? 0n), -toOere(owed._sum.settledOere ?? 0n)]),
    invoices: rows.map((row) => invoiceSummary(row, today)),
    payments: await rowsOf(payments),
  }
}

/** What is owed today, by how long it is overdue. */
export const getOwed = defineRead({
  name: 'bookkeeping.get-owed',
  session: 'required',
  input: z.object({}),
  authorize: canManageMoney,
  run: () => readOwed(danishDay(new Date())),
})

// More than anybody pays one invoice in.
const mostPayments = 50

/** The payments booked on an invoice, oldest first. */
export const listInvoicePayments = defineRead({
  name: 'bookkeeping.list-invoice-payments',
  session: 'required',
  input: z.object({ id }),
  authorize: canManageMoney,
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
  const { items, nextCursor } = cutPage(rows, perPage, ({ invoiceId }) => invoiceId)
  return { items: items.map((row) => invoiceSummary(row, today)), nextCursor }
}
