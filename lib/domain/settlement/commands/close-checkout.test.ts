import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancelOpenPayments } from '@/lib/domain/payments/cancel-open-payments'
import { openPayment } from '@/lib/domain/payments/commands/open-payment'
import { closeCheckout } from '@/lib/domain/settlement/commands/close-checkout'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, visitor } from '@/tests/factories/accounts'
import { inTransaction } from '@/tests/factories/invoices'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { createPayment, signed, worker } from '@/tests/factories/payments'

let standIn: PaymentStandIn

beforeAll(async () => {
  standIn = await startPaymentStandIn()
})
afterAll(() => standIn.close())

it('a cancelled page is closed once, also after a lost answer', async () => {
  const { id, invoiceId } = await createPayment()
  await execute(openPayment, callerFor(visitor()), signed(id))
  await inTransaction((context) => cancelOpenPayments(context, { invoiceId }))
  const close = () => execute(closeCheckout, worker, { paymentId: id })
  standIn.fail('checkout.expire', { kind: 'lost' })
  await expect(close()).rejects.toThrow()
  await close()
  const sent = standIn.calls.length
  expect((await close()).result).toEqual({ applied: 'unchanged' })
  expect(standIn.calls).toHaveLength(sent)
  const { sessionRef, status } = await db.payment.findUniqueOrThrow({ where: { id } })
  expect(status).toBe('cancelled')
  expect(await standIn.provider.readCheckout(sessionRef ?? '')).toMatchObject({ state: 'expired', url: null })
})
