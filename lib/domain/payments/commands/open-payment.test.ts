import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPayment } from '@/lib/domain/payments/commands/open-payment'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, visitor } from '@/tests/factories/accounts'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { createPayment, signed } from '@/tests/factories/payments'

let standIn: PaymentStandIn

beforeAll(async () => {
  standIn = await startPaymentStandIn()
})
afterAll(() => standIn.close())

const open = (input: object) => execute(openPayment, callerFor(visitor()), input)
const callsOf = (paymentId: string) => db.providerCall.findMany({ where: { paymentId } })

it('pressed twice at once, one page is opened, under one key', async () => {
  const { id } = await createPayment()
  await Promise.allSettled([open(signed(id)), open(signed(id))])
  const { result } = await open(signed(id))
  expect(await db.payment.findUnique({ where: { id } })).toMatchObject({ status: 'open', payUrl: result.url })
  expect(await callsOf(id)).toMatchObject([{ operation: 'open_checkout', state: 'answered' }])
})

it('a page that the provider refuses ends the payment, and nothing is sent again', async () => {
  const { id } = await createPayment()
  standIn.fail('checkout.open', { kind: 'status', status: 400, code: 'amount_too_small' })
  await expect(open(signed(id))).rejects.toMatchObject({ code: 'PAYMENT_REFUSED' })
  expect(await db.payment.findUnique({ where: { id } })).toMatchObject({ status: 'cancelled', sessionRef: null })
  expect(await callsOf(id)).toMatchObject([{ state: 'refused', error: expect.stringContaining('amount_too_small') }])
  const sent = standIn.calls.length
  await expect(open(signed(id))).rejects.toMatchObject({ code: 'PAYMENT_DECIDED' })
  expect(standIn.calls).toHaveLength(sent)
})

it('without its signature there is no payment', async () => {
  const [one, other] = [await createPayment(), await createPayment()]
  await expect(open({ ...signed(other.id), id: one.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await callsOf(one.id)).toMatchObject([{ state: 'kept', attempts: 0 }])
})
