import 'server-only'
import { z } from 'zod'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { orderRefund, type RefundOrder } from '@/lib/domain/payments/order-refund'
import type { MoneyBackProps } from '@/lib/emails/plan-emails'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { formatOere } from '@/lib/shared/money'

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor'>

/** Orders a refund that no other mail tells of, and writes to the payer. Throws as `orderRefund`. */
export async function payBack(context: Context, order: RefundOrder): Promise<{ refundId: string }> {
  const { paymentId, amountOere, reason, bankAccount } = order
  const ordered = await orderRefund(context, order)
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
