import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancelOpenPayments } from '@/lib/domain/payments/cancel-open-payments'
import { openPayment } from '@/lib/domain/payments/commands/open-payment'
import { checkPayment } from '@/lib/domain/settlement/commands/check-payment'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, visitor } from '@/tests/factories/accounts'
import { inTransaction } from '@/tests/factories/invoices'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { createPayment, signed } from '@/tests/factories/payments'

let standIn: PaymentStandIn

beforeAll(async () => {
  standIn = await startPaymentStandIn()
})
afterAll(() => standIn.close())

it('a page that polls asks the provider seldom, and is answered while the provider is silent', async () => {
  const caller = callerFor(visitor())
  const { id } = await createPayment()
  await execute(openPayment, caller, signed(id))
  const check = async () => (await execute(checkPayment, caller, signed(id))).result
  standIn.fail('checkout.read', { kind: 'lost' })
  expect(await check()).toEqual({ status: 'open', failureCode: null, next: null })
  expect(await db.payment.findUnique({ where: { id } })).toMatchObject({ checkedAt: null })
  await check()
  await db.payment.update({ where: { id }, data: { checkedAt: new Date(Date.now() + 60_000) } })
  const asked = standIn.calls.length
  await check()
  expect(standIn.calls).toHaveLength(asked)
  const other = await createPayment()
  await expect(execute(checkPayment, caller, { ...signed(id), id: other.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

it('whoever paid on a page that was cancelled in that moment learns that the money came', async () => {
  const caller = callerFor(visitor())
  const { id, invoiceId } = await createPayment()
  await execute(openPayment, caller, signed(id))
  await inTransaction((context) => cancelOpenPayments(context, { invoiceId }))
  const { sessionRef } = await db.payment.findUniqueOrThrow({ where: { id } })
  await standIn.pay(sessionRef ?? '')
  const { result } = await execute(checkPayment, caller, signed(id))
  expect(result).toMatchObject({ status: 'paid', next: expect.stringContaining('/invoice-payment-success') })
})

it('whoever comes back with another card is not shown the refusal of the first', async () => {
  const caller = callerFor(visitor())
  const { id } = await createPayment()
  await execute(openPayment, caller, signed(id))
  // As the message about the first card leaves it a moment ago.
  const { sessionRef } = await db.payment.update({
    where: { id },
    data: { failureCode: 'card_declined', checkedAt: new Date(Date.now() + 60_000) },
  })
  await standIn.pay(sessionRef ?? '')
  const check = async () => (await execute(checkPayment, caller, signed(id))).result
  expect(await check()).toEqual({ status: 'open', failureCode: null, next: null })
  await db.payment.update({ where: { id }, data: { checkedAt: null } })
  expect(await check()).toMatchObject({ status: 'paid', next: expect.any(String) })
})

it('a payment is not said to be over before the provider was asked whether a second attempt was paid', async () => {
  const caller = callerFor(visitor())
  const { id } = await createPayment()
  await execute(openPayment, caller, signed(id))
  const check = async () => (await execute(checkPayment, caller, signed(id))).result
  for (const status of ['cancelled', 'expired'] as const) {
    await db.payment.update({ where: { id }, data: { status, checkedAt: new Date(Date.now() + 60_000) } })
    expect(await check()).toEqual({ status: 'open', failureCode: null, next: null })
    standIn.fail('checkout.read', { kind: 'lost' })
    await db.payment.update({ where: { id }, data: { checkedAt: null } })
    expect(await check()).toEqual({ status: 'open', failureCode: null, next: null })
    expect(await check()).toMatchObject({ status })
  }
})
