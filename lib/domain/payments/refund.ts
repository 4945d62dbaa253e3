import 'server-only'
import { z } from 'zod'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { keepCall, refundCall } from '@/lib/domain/payments/calls'
import { PaymentError } from '@/lib/domain/payments/errors'
import { sendRefundQueue } from '@/lib/domain/payments/queues'
import type { RefundReason } from '@/lib/domain/payments/schema'
import type { MoneyBackProps } from '@/lib/emails/plan-emails'
import type { RunContext, WriteContext } from '@/lib/server/command'
import type { Database, Transaction } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'
import { formatOere, sumOere, toOere } from '@/lib/shared/money'

type RefundOrder = {
  paymentId: string
  amountOere: number
  reason: RefundReason
  note?: string | null
  creditNoteId?: string | null
  /** Where a bank transfer is paid back to. */
  bankAccount?: string | null
  requestedBy?: { id: string; name: string } | null
  now?: Date
}

/**
 * Orders a refund in the caller's transaction, behind a lock on the payment: all refunds together never exceed what was
 * paid. A job sends it; one of a bank transfer waits for a person. Throws PAYMENT_NOT_PAID and REFUND_TOO_LARGE.
 */
export async function refund(context: WriteContext, order: RefundOrder): Promise<{ refundId: string }> {
  const { tx } = context
  const { paymentId, amountOere, reason, note, creditNoteId, bankAccount, requestedBy, now = new Date() } = order
  await lockRow(tx, 'Payment', paymentId)
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { status: true, provider: true, chargeRef: true },
  })
  if (payment.status !== 'paid') throw new PaymentError('PAYMENT_NOT_PAID')
  const leftOere = await leftToRefund(tx, paymentId)
  if (!Number.isSafeInteger(amountOere) || amountOere <= 0) throw new RangeError('A refund is above 0')
  if (amountOere > leftOere) throw new PaymentError('REFUND_TOO_LARGE', { left: formatOere(leftOere) })
  const { chargeRef } = payment
  const { id: refundId } = await tx.refund.create({
    data: {
      paymentId,
      amountOere,
      reason,
      status: chargeRef ? 'ordered' : 'sent',
      createdAt: now,
      note: note ?? null,
      creditNoteId: creditNoteId ?? null,
      bankAccount: bankAccount ?? null,
      requestedById: requestedBy?.id ?? null,
      requestedByName: requestedBy?.name ?? null,
    },
    select: { id: true },
  })
  if (chargeRef) await sendRefund(context, { refundId, chargeRef, amountOere, now })
  return { refundId }
}

/** Keeps the call of a refund and has it sent, each time under a reference of its own. */
export async function sendRefund(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>,
  { refundId, chargeRef, amountOere, now }: { refundId: string; chargeRef: string; amountOere: number; now: Date },
): Promise<void> {
  // A failed refund that is tried again must not be mistaken for the first.
  const request = { reference: crypto.randomUUID(), chargeRef, amountOere }
  await keepCall(tx, refundCall, { request, refundId, now })
  await enqueue(sendRefundQueue, { refundId })
}

/**
 * What can still be paid back, in øre: refunds that failed or were ended do not count. Nothing of what was not paid. Exact behind a
 * lock on the payment.
 */
export async function leftToRefund(tx: Database, paymentId: string): Promise<number> {
  const { status, amountOere, refundedOere, refunds } = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: {
      status: true,
      amountOere: true,
      refundedOere: true,
      refunds: { where: { status: { notIn: ['failed', 'ended'] } }, select: { amountOere: true } },
    },
  })
  if (status !== 'paid') return 0
  const orderedOere = sumOere(refunds.map((refund) => toOere(refund.amountOere)))
  return sumOere([toOere(amountOere), -Math.max(orderedOere, toOere(refundedOere))])
}

/** Orders a refund that no other mail tells of, and writes to the payer. Throws as `refund`. */
export async function refundAndMail(context: WriteContext, order: RefundOrder): Promise<{ refundId: string }> {
  const { paymentId, amountOere, reason, bankAccount } = order
  const ordered = await refund(context, order)
  const { provider } = await context.tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { provider: true },
  })
  const way = provider !== 'bank' ? 'same' : bankAccount ? 'account' : 'ask'
  await mailMoneyBack(context, { paymentId, amountOere, way, why: reason === 'duplicate' ? 'not_needed' : 'cancelled' })
  return ordered
}

type MoneyBack = { paymentId: string; amountOere: number } & Pick<MoneyBackProps, 'why' | 'way'>

/** Writes to the payer of a payment about money that goes back; to nobody once the payer is forgotten. */
export async function mailMoneyBack(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  { paymentId, amountOere, why, way }: MoneyBack,
): Promise<void> {
  const { to, name, memorialName } = await readPayer(context.tx, paymentId)
  if (!to) return
  const props = { name, memorialName, why, way, amount: formatOere(amountOere) }
  await queueMail(context, { to, mail: { template: 'money-back', props } })
}

type Payer = { to: string | null; name: string | null; memorialName: string | null }

/** Whom a payment came from: by the order or the plan it was for, otherwise by its invoice. */
async function readPayer(tx: Transaction, paymentId: string): Promise<Payer> {
  const { subscription, shopOrder, invoiceId } = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: {
      invoiceId: true,
      subscription: { select: { payerId: true, payerName: true, payerEmail: true, memorialName: true } },
      shopOrder: { select: { buyerName: true, buyerEmail: true, memorialName: true } },
    },
  })
  if (shopOrder) return { to: shopOrder.buyerEmail, name: shopOrder.buyerName, memorialName: shopOrder.memorialName }
  if (subscription) {
    const { payerId, payerName, payerEmail, memorialName } = subscription
    const account = payerId ? await tx.user.findUnique({ where: { id: payerId }, select: { email: true } }) : null
    return { to: account?.email ?? payerEmail, name: payerId ? payerName : null, memorialName }
  }
  const receivable = invoiceId
    ? await tx.receivable.findUnique({
        where: { invoiceId },
        select: { email: true, invoice: { select: { buyer: true } } },
      })
    : null
  const name = receivable ? buyer.parse(receivable.invoice.buyer).name : null
  return { to: receivable?.email ?? null, name, memorialName: null }
}

const buyer = z.object({ name: z.string() })
