import { receiveEvent } from '@/lib/domain/payments/commands/receive-event'
import { orderPayment, type PaymentOrder } from '@/lib/domain/payments/order-payment'
import { handleEvent } from '@/lib/domain/settlement/commands/handle-event'
import { execute } from '@/lib/server/command'
import { db, type Prisma } from '@/lib/server/db'
import { signatureOf } from '@/lib/server/signed-link'
import type { StandInMessage } from '@/scripts/stand-in/stand-in.mjs'
import { callerFor } from '@/tests/factories/accounts'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'

export const worker = callerFor({ kind: 'system', name: 'jobs' })

/** A payment as its signed link names it. */
export const signed = (id: string) => ({ id, key: signatureOf('payment', id) })

/** An ordered payment of an invoice of 290 kroner, by card. */
export async function createPayment(changes: Partial<PaymentOrder> = {}): Promise<{ id: string; invoiceId: string }> {
  const invoiceId = changes.invoiceId ?? (await createInvoice()).id
  const { paymentId } = await inTransaction((context) =>
    orderPayment(context, {
      purpose: 'invoice',
      amountOere: 29_000,
      method: 'card',
      description: 'Premium i et år',
      keepCard: false,
      email: 'karen@eksempel.dk',
      customerRef: null,
      requestedById: null,
      ...changes,
      invoiceId,
    }),
  )
  return { id: paymentId, invoiceId }
}

/** A paid payment as the provider or the bank left it. */
export function createPaidPayment(changes: Partial<Prisma.PaymentUncheckedCreateInput> = {}) {
  return db.payment.create({
    data: {
      purpose: 'invoice',
      method: 'card',
      provider: 'stripe',
      status: 'paid',
      amountOere: 29_000n,
      chargeRef: `pi_${crypto.randomUUID()}`,
      paidAt: new Date(),
      ...changes,
    },
    select: { id: true, chargeRef: true },
  })
}

export function createRefund(changes: Partial<Prisma.RefundUncheckedCreateInput> & { paymentId: string }) {
  return db.refund.create({
    data: { amountOere: 10_000n, reason: 'goodwill', status: 'failed', ...changes },
    select: { id: true },
  })
}

export function createDifference(): Promise<{ id: string }> {
  return db.paymentDifference.create({
    data: { kind: 'unknown_here', providerRef: `pi_${crypto.randomUUID()}`, theirsOere: 29_000n },
    select: { id: true },
  })
}

export function createEvent(id = `evt_${crypto.randomUUID()}`) {
  return db.paymentEvent.create({
    data: { id, provider: 'stripe', kind: 'payment_intent.succeeded', createdAt: new Date(), payload: {} },
    select: { id: true },
  })
}

/** Brings a message in by the front door's command, and acts on it as the job does. */
export async function deliver({ rawBody, signature }: StandInMessage): Promise<void> {
  await execute(receiveEvent, worker, { body: rawBody.toString('latin1'), signature })
  const jobs = await db.$queryRaw<{ data: object }[]>`
    SELECT data FROM pgboss.job WHERE name = 'handle-payment-event' AND state < 'completed'
    ORDER BY created_on DESC LIMIT 5`
  for (const { data } of jobs) await execute(handleEvent, worker, data)
}
