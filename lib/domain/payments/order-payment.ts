import 'server-only'
import { chargeCall, keepCall, openCheckoutCall } from '@/lib/domain/payments/calls'
import { cancelOpenPayments } from '@/lib/domain/payments/cancel-open-payments'
import { paymentPath } from '@/lib/domain/payments/paths'
import { sendChargeQueue } from '@/lib/domain/payments/queues'
import type { PaymentPurpose, ProviderMethod } from '@/lib/domain/payments/schema'
import type { WriteContext } from '@/lib/server/command'
import type { Prisma, Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { lockRow } from '@/lib/server/lock-rows'
import { hourMs } from '@/lib/shared/durations'

/** Hours in which it can be paid: shorter than the provider remembers a key. */
const openHours = 23
/** A page that closes sooner than this (minutes) is not offered again; the provider wants at least 30. */
export const leastMinutes = 40

export type PaymentOrder = {
  purpose: Exclude<PaymentPurpose, 'renewal'>
  amountOere: number
  method: ProviderMethod
  /** One line, shown to the payer here and at the provider. */
  description: string
  email: string
  /** Cards only: later periods are charged without the payer. */
  keepCard: boolean
  customerRef: string | null
  /** What is bought; without one `invoiceId` begins nothing. */
  purchaseId?: string | null
  /** The invoice that the payer came from. */
  invoiceId?: string | null
  requestedById: string | null
  now?: Date
}

/**
 * Orders one payment in the caller's transaction; it is made on /payment/{id} (`paymentPath`). An open one for the same
 * purchase, amount and method is used again, and its other open ones are cancelled: two tabs pay once. Throws a
 * RangeError without a purchase or invoice, or with an amount that is not above 0.
 */
export async function orderPayment(context: WriteContext, order: PaymentOrder): Promise<{ paymentId: string }> {
  const { tx } = context
  const { purpose, amountOere, method, requestedById, invoiceId = null, now = new Date() } = order
  const target = await lockTarget(tx, order)
  if (!Number.isSafeInteger(amountOere) || amountOere <= 0) throw new RangeError('A payment is above 0')
  const usableUntil = new Date(now.getTime() + leastMinutes * 60_000)
  const open = await tx.payment.findFirst({
    where: { ...target, purpose, amountOere, method, status: 'open', expiresAt: { gt: usableUntil } },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  await cancelOpenPayments(context, target, { except: open?.id, now })
  if (open) return { paymentId: open.id }
  const expiresAt = new Date(now.getTime() + openHours * hourMs)
  const { id } = await tx.payment.create({
    data: {
      ...(await columnsOf(tx, order)),
      invoiceId,
      purpose,
      method,
      provider: 'stripe',
      amountOere,
      requestedById,
      expiresAt,
      createdAt: now,
    },
    select: { id: true },
  })
  await keepCall(tx, openCheckoutCall, { request: requestOf(id, order, expiresAt), paymentId: id, now })
  return { paymentId: id }
}

type Goal = Pick<PaymentOrder, 'purchaseId' | 'invoiceId'>

/** What is paid for, locked: orders of payments for the same wait for each other. */
async function lockTarget(tx: Transaction, { purchaseId, invoiceId }: Goal) {
  if (purchaseId) {
    await lockRow(tx, 'Purchase', purchaseId)
    return { purchaseId }
  }
  if (!invoiceId) throw new RangeError('A payment is for something')
  await lockRow(tx, 'Receivable', invoiceId)
  return { invoiceId }
}

/** The agreement or order too, by which payments are listed. */
async function columnsOf(tx: Transaction, { purchaseId }: Goal) {
  if (!purchaseId) return {}
  const select = { subscriptionId: true, shopOrderId: true }
  return { purchaseId, ...(await tx.purchase.findUniqueOrThrow({ where: { id: purchaseId }, select })) }
}

function requestOf(id: string, order: PaymentOrder, expiresAt: Date) {
  const { amountOere, method, description, email, customerRef, keepCard } = order
  const backUrl = `${env.SITE_URL}${paymentPath(id)}`
  return {
    amountOere,
    method,
    description,
    email,
    customerRef,
    expiresAt,
    reference: id,
    keepCard: keepCard && method === 'card',
    successUrl: `${backUrl}&retur=betalt`,
    cancelUrl: `${backUrl}&retur=afbrudt`,
  }
}

type SavedCardCharge = {
  purchaseId: string
  subscriptionId: string
  amountOere: number
  customerRef: string
  cardRef: string
  description: string
  now?: Date
}

/**
 * Orders a charge of the saved card for one period in the caller's transaction, which has locked its agreement; a job
 * sends it. Null while a charge of it is open. A refused one can be tried again.
 */
export async function chargeSavedCard(
  { tx, enqueue }: WriteContext,
  charge: SavedCardCharge,
): Promise<{ paymentId: string } | null> {
  const { purchaseId, subscriptionId, amountOere, customerRef, cardRef, description, now = new Date() } = charge
  const isCharged = {
    purchaseId,
    purpose: 'renewal',
    status: { in: ['open', 'paid'] },
  } satisfies Prisma.PaymentWhereInput
  const known = await tx.payment.findFirst({ where: isCharged, select: { id: true } })
  if (known) return null
  const { id } = await tx.payment.create({
    data: {
      purchaseId,
      subscriptionId,
      amountOere,
      purpose: 'renewal',
      method: 'card',
      provider: 'stripe',
      createdAt: now,
    },
    select: { id: true },
  })
  const request = { reference: id, amountOere, customerRef, cardRef, description }
  await keepCall(tx, chargeCall, { request, paymentId: id, now })
  await enqueue(sendChargeQueue, { paymentId: id })
  return { paymentId: id }
}
