import 'server-only'
import { z } from 'zod'
import { leftToRefund } from '@/lib/domain/payments/refund'
import type { EventState, PaymentRow, PaymentView } from '@/lib/domain/payments/schema'
import { db, Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { toOere } from '@/lib/shared/money'

export const paymentColumns = {
  id: true,
  purpose: true,
  method: true,
  status: true,
  amountOere: true,
  refundedOere: true,
  createdAt: true,
  paidAt: true,
  failureCode: true,
  invoiceId: true,
  subscription: { select: { payerName: true, memorialName: true } },
  shopOrder: { select: { buyerName: true, memorialName: true } },
} as const satisfies Prisma.PaymentSelect

type Row = Prisma.PaymentGetPayload<{ select: typeof paymentColumns }>

/** Payments as listed, with who pays them. */
export async function rowsOf(payments: readonly Row[]): Promise<PaymentRow[]> {
  const invoices = await db.invoice.findMany({
    where: { id: { in: payments.flatMap(({ invoiceId }) => invoiceId ?? []) } },
    select: { id: true, buyer: true },
  })
  const buyers = new Map(invoices.map(({ id, buyer }) => [id, named.parse(buyer).name]))
  return payments.map((payment) => rowOf(payment, payment.invoiceId ? (buyers.get(payment.invoiceId) ?? null) : null))
}

const named = z.object({ name: z.string() })

function rowOf({ amountOere, refundedOere, createdAt, paidAt, ...rest }: Row, buyer: string | null): PaymentRow {
  const { subscription, shopOrder, invoiceId: _, ...row } = rest
  return {
    ...row,
    payerName: subscription?.payerName ?? shopOrder?.buyerName ?? buyer,
    memorialName: subscription?.memorialName ?? shopOrder?.memorialName ?? null,
    amountOere: toOere(amountOere),
    refundedOere: toOere(refundedOere),
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  }
}

const described = z.object({ description: z.string() })

/** A payment with everything that happened to it. Throws NOT_FOUND. */
export async function readPayment(id: string): Promise<PaymentView> {
  const payment = await db.payment.findUnique({
    where: { id },
    select: {
      ...paymentColumns,
      provider: true,
      subscriptionId: true,
      shopOrderId: true,
      chargeRef: true,
      sessionRef: true,
      calls: { orderBy: { createdAt: 'asc' } },
      refunds: { orderBy: { id: 'asc' }, include: { calls: { orderBy: { createdAt: 'asc' } } } },
    },
  })
  if (!payment) throw new DomainError('NOT_FOUND')
  const { provider, subscriptionId, shopOrderId, chargeRef, sessionRef, calls, refunds, ...row } = payment
  const [listed] = await rowsOf([row])
  if (!listed) throw new DomainError('NOT_FOUND')
  const entry = await db.receivableEntry.findFirst({ where: { paymentId: id }, select: { invoiceId: true } })
  const request = described.safeParse(calls[0]?.request)
  return {
    ...listed,
    provider,
    subscriptionId,
    shopOrderId,
    chargeRef,
    invoiceId: row.invoiceId ?? entry?.invoiceId ?? null,
    description: request.success ? request.data.description : null,
    leftOere: await leftToRefund(db, id),
    refunds: refunds.map((refund) => refundView(refund, provider)),
    calls: [...calls, ...refunds.flatMap((refund) => refund.calls)].map(callView),
    events: await eventsOf(
      [id, chargeRef, sessionRef].filter((ref) => ref !== null),
      row.createdAt,
    ),
  }
}

type RefundRow = Prisma.RefundGetPayload<object>

function refundView(refund: RefundRow, provider: string): PaymentView['refunds'][number] {
  const { id, reason, status, note, failure, endedNote, bankAccount, requestedByName, createdAt, doneAt } = refund
  return {
    id,
    reason,
    status,
    note,
    failure,
    endedNote,
    bankAccount,
    requestedByName,
    isByBank: provider === 'bank' || refund.byBank,
    amountOere: toOere(refund.amountOere),
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }
}

function callView(call: Prisma.ProviderCallGetPayload<object>): PaymentView['calls'][number] {
  const { key, operation, state, attempts, error, createdAt, answeredAt } = call
  return {
    key,
    operation,
    state,
    attempts,
    error,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }
}

/** Messages since the payment was ordered that name one of these references anywhere, newest first, at most 50. */
async function eventsOf(refs: string[], orderedAt: Date): Promise<PaymentView['events']> {
  const named = Prisma.join(
    refs.map((ref) => Prisma.sql`position(${ref} in "payload"::text) > 0`),
    ' OR ',
  )
  const rows = await db.$queryRaw<
    { id: string; kind: string; state: EventState; receivedAt: Date; remark: string | null }[]
  >`
    SELECT "id", "kind", "state"::text AS "state", "receivedAt", "remark" FROM "PaymentEvent"
    WHERE "receivedAt" >= ${orderedAt}::timestamptz AND (${named}) ORDER BY "receivedAt" DESC LIMIT 50`
  return rows.map(({ receivedAt, ...event }) => ({ ...event, receivedAt: receivedAt.toISOString() }))
}
