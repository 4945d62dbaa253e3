import { describe, expect, it } from 'vitest'
import { finishBankRefund } from '@/lib/domain/settlement/commands/finish-bank-refund'
import { refundPayment } from '@/lib/domain/settlement/commands/refund-payment'
import { retryRefund } from '@/lib/domain/settlement/commands/retry-refund'
import { settleTransfer } from '@/lib/domain/settlement/settle'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createInvoice } from '@/tests/factories/invoices'
import { createPaidPayment, createRefund } from '@/tests/factories/payments'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))
const pay = (actor: Actor, id: string, changes: object = {}) =>
  execute(refundPayment, callerFor(actor), { id, amount: '100', reason: 'goodwill', note: 'Aftalt.', ...changes })

/** An invoice of 290 kroner that was paid by bank transfer, as a bank file does. */
async function paidByBank() {
  const { id: invoiceId } = await createInvoice()
  await db.$transaction((tx) =>
    settleTransfer(
      {
        tx,
        actor: { kind: 'system', name: 'test' },
        enqueue: (job, payload) => enqueue(tx, job, payload),
      },
      { invoiceId, amountOere: 29_000, bookedOn: '2026-11-20' },
    ),
  )
  const payment = await db.payment.findFirstOrThrow({ where: { invoiceId } })
  return { invoiceId, id: payment.id }
}

describe('paying back', () => {
  it('credits what was invoiced, waits for the transfer, and is booked when it is made, once', async () => {
    const { id, invoiceId } = await paidByBank()
    const actor = await administrator()
    const { result } = await pay(actor, id, { bankAccount: '1234 0001234567' })
    const { refundId } = result
    const refund = await db.refund.findUniqueOrThrow({ where: { id: refundId } })
    expect(refund).toMatchObject({
      status: 'sent',
      amountOere: 10_000n,
      bankAccount: '1234 0001234567',
      note: 'Aftalt.',
    })
    expect(await db.invoice.findUnique({ where: { id: refund.creditNoteId ?? '' } })).toMatchObject({
      kind: 'credit_note',
      creditsId: invoiceId,
      totalOere: 10_000n,
    })
    const finish = () => execute(finishBankRefund, callerFor(actor), { id: refundId })
    const finished = await Promise.allSettled([finish(), finish()])
    expect(finished.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await db.refund.findUnique({ where: { id: refundId } })).toMatchObject({ status: 'done', bankAccount: null })
    expect(await db.payment.findUnique({ where: { id } })).toMatchObject({ refundedOere: 10_000n })
    expect(await db.receivable.findUnique({ where: { invoiceId } })).toMatchObject({ settledOere: 29_000n })
  })

  it('never exceeds what was paid, by two administrators at once', async () => {
    const { id } = await createPaidPayment({ provider: 'bank', method: 'bank_transfer', chargeRef: null })
    const actor = await administrator()
    const results = await Promise.allSettled([pay(actor, id, { amount: '200' }), pay(actor, id, { amount: '200' })])
    const refused = results.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { code: 'REFUND_TOO_LARGE', sentence: expect.stringContaining('90,00') } })
    expect(await db.refund.count({ where: { paymentId: id } })).toBe(1)
  })

  it('that failed can be tried again, once, under a call of its own', async () => {
    const payment = await createPaidPayment()
    const { id } = await createRefund({ paymentId: payment.id })
    const retry = async () => execute(retryRefund, callerFor(await administrator()), { id })
    await retry()
    await expect(retry()).rejects.toMatchObject({ code: 'REFUND_NOT_WAITING' })
    expect(await db.providerCall.findMany({ where: { refundId: id } })).toMatchObject([{ state: 'kept' }])
    expect(await db.refund.findUnique({ where: { id } })).toMatchObject({ status: 'ordered' })
  })

  it('needs an amount, a reason, a paid payment and an administrator who confirmed', async () => {
    const { id } = await createPaidPayment()
    const actor = await administrator()
    for (const amount of ['0', '-5', 'ti', '1,234']) {
      await expect(pay(actor, id, { amount })).rejects.toMatchObject({ fields: { amount: expect.any(String) } })
    }
    await expect(pay(actor, id, { note: '' })).rejects.toMatchObject({ fields: { note: expect.any(String) } })
    await expect(pay({ ...actor, hasConfirmed: false }, id)).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
    await expect(pay(visitor(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(pay(actorFor(await createAccount()), id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const { id: open } = await createPaidPayment({ status: 'open' })
    await expect(pay(actor, open)).rejects.toMatchObject({ code: 'PAYMENT_NOT_PAID' })
  })
})
