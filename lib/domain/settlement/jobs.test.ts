import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPayment } from '@/lib/domain/payments/commands/open-payment'
import { listToSettle, settlePaymentJob, settlePaymentsJob } from '@/lib/domain/settlement/jobs'
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

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

it('the minute’s round asks about opened payments, seldomer the older they are, until they are decided', async () => {
  const { id } = await createPayment()
  await execute(openPayment, callerFor(visitor()), signed(id))
  const isAsked = async (minutes: number) => (await listToSettle(later(minutes))).includes(id)
  expect(await isAsked(1)).toBe(false)
  expect(await isAsked(3)).toBe(true)
  await db.payment.update({ where: { id }, data: { checkedAt: later(60) } })
  expect([await isAsked(65), await isAsked(80)]).toEqual([false, true])
  await db.payment.update({ where: { id }, data: { checkedAt: null, createdAt: later(-10) } })
  await settlePaymentsJob.perform({})
  const [job] = await db.$queryRaw<{ data: object }[]>`
    SELECT data FROM pgboss.job WHERE name = 'settle-payment' AND data->>'paymentId' = ${id}`
  const { sessionRef } = await db.payment.findUniqueOrThrow({ where: { id } })
  await standIn.pay(sessionRef ?? '')
  await settlePaymentJob.perform(job?.data)
  expect(await db.payment.findUnique({ where: { id } })).toMatchObject({ status: 'paid' })
  expect(await isAsked(500)).toBe(false)
})
