import { expect, it } from 'vitest'
import { endRefund } from '@/lib/domain/bookkeeping/commands/end-refund'
import { keepOverpayment } from '@/lib/domain/bookkeeping/commands/keep-overpayment'
import { readMovements } from '@/lib/domain/bookkeeping/export/read-vouchers'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { waitingRefunds } from '@/lib/domain/payments/desk-queries'
import { applyRefundState } from '@/lib/domain/settlement/apply-refund-state'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { actorFor, administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'
import { createPaidPayment, createRefund } from '@/tests/factories/payments'

const staff = async () => callerFor(administratorFor(await createAccount({ isAdmin: true })))
const reason = 'Køber vil give resten til graveren.'
const end = async (id: string) => execute(endRefund, await staff(), { id, reason })
const standing = (invoiceId: string) => db.receivable.findUniqueOrThrow({ where: { invoiceId } })
const isWaiting = async (id: string) => (await db.refund.count({ where: { AND: [waitingRefunds, { id }] } })) === 1

/** An invoice of 290 kroner that 310 were paid on, with a refund of the 20. */
async function overpaid(refund: Partial<Parameters<typeof createRefund>[0]> = {}, payment: object = {}) {
  const { id: invoiceId, number } = await createInvoice()
  const { id: paymentId } = await createPaidPayment({ amountOere: 31_000n, invoiceId, ...payment })
  const paid = { invoiceId, amountOere: 31_000, bookedOn: '2026-11-03', paymentId }
  await inTransaction((context) => settleInvoice(context, paid))
  const { id } = await createRefund({ paymentId, amountOere: 2_000n, reason: 'duplicate', ...refund })
  return { id, invoiceId, number, paymentId }
}

it.each([
  ['that failed', {}, {}],
  [
    'that waits to be transferred',
    { status: 'sent', bankAccount: '1234 0001234567' },
    { provider: 'bank', method: 'bank_transfer', chargeRef: null },
  ],
] as const)('a refund %s is ended, and its money is booked as kept, once', async (_, refund, payment) => {
  const { id, invoiceId } = await overpaid(refund, payment)
  expect(await isWaiting(id)).toBe(true)
  const tries = await Promise.allSettled([end(id), end(id)])
  expect(tries.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { code: 'REFUND_NOT_WAITING' } },
  ])
  expect(await isWaiting(id)).toBe(false)
  expect(await db.refund.findUnique({ where: { id } })).toMatchObject({ endedNote: reason, bankAccount: null })
  expect(await standing(invoiceId)).toMatchObject({ status: 'paid', settledOere: 29_000n })
  expect(await db.receivableEntry.findMany({ where: { invoiceId, kind: 'write_off' } })).toMatchObject([
    { amountOere: -2_000n, note: reason },
  ])
})

it('a refund whose money was kept on the invoice before is ended without keeping it twice', async () => {
  const { id, invoiceId } = await overpaid()
  await execute(keepOverpayment, await staff(), { id: invoiceId, reason })
  await end(id)
  expect(await isWaiting(id)).toBe(false)
  expect(await standing(invoiceId)).toMatchObject({ settledOere: 29_000n })
  expect(await db.receivableEntry.count({ where: { invoiceId, kind: 'write_off' } })).toBe(1)
})

it('a refund that was done and came back is booked in again on the same account, and then kept', async () => {
  const { id, invoiceId, number } = await overpaid({ status: 'sent' })
  const answered = (state: 'done' | 'failed') =>
    inTransaction((context) =>
      applyRefundState(context, {
        refundId: id,
        answer: { state, failure: state === 'failed' ? 'expired_card' : null, refundRef: null },
        now: new Date(),
      }),
    )
  await answered('done')
  expect(await standing(invoiceId)).toMatchObject({ settledOere: 29_000n })
  await answered('failed')
  await end(id)
  expect(await standing(invoiceId)).toMatchObject({ status: 'paid', settledOere: 29_000n })
  const day = danishDay(new Date())
  const booked: object[] = []
  for await (const some of readMovements({ from: day, to: day })) {
    booked.push(...some.filter((each) => each.number === number))
  }
  expect(booked).toMatchObject([
    { kind: 'refund', amountOere: -2_000, isByProvider: true },
    { kind: 'refund', amountOere: 2_000, isByProvider: true },
    { kind: 'write_off', amountOere: -2_000 },
  ])
})

it('a refund whose money went back by another is ended, and nothing is kept', async () => {
  const { id, invoiceId, paymentId } = await overpaid()
  const other = await createRefund({ paymentId, amountOere: 31_000n, status: 'sent' })
  const answer = { state: 'done', failure: null, refundRef: null } as const
  await inTransaction((context) => applyRefundState(context, { refundId: other.id, answer, now: new Date() }))
  await end(id)
  expect(await isWaiting(id)).toBe(false)
  expect(await standing(invoiceId)).toMatchObject({ status: 'open', settledOere: 0n })
})

it('money of an invoice that was credited, and money of no invoice, cannot be kept', async () => {
  const { id, invoiceId, paymentId } = await overpaid({ amountOere: 29_000n, reason: 'withdrawal' })
  await inTransaction((context) =>
    creditInvoice(context, { invoiceId, amountOere: 'rest', text: 'Fortrudt', now: new Date() }),
  )
  await expect(end(id)).rejects.toMatchObject({ code: 'REFUND_STILL_DUE' })
  expect(await isWaiting(id)).toBe(true)
  expect(await db.payment.findUnique({ where: { id: paymentId } })).toMatchObject({ status: 'paid' })
  const alone = await createRefund({ paymentId: (await createPaidPayment()).id })
  await expect(end(alone.id)).rejects.toMatchObject({ code: 'REFUND_STILL_DUE' })
})

it('is for administrators, and waits while other money of the invoice is on its way back', async () => {
  const { id, paymentId } = await overpaid()
  await createRefund({ paymentId, amountOere: 1_000n, status: 'ordered' })
  await expect(end(id)).rejects.toMatchObject({ code: 'REFUND_ON_ITS_WAY' })
  const person = callerFor(actorFor(await createAccount()))
  await expect(execute(endRefund, person, { id, reason })).rejects.toMatchObject({ status: 403 })
})
