import { afterAll, beforeAll, expect, it } from 'vitest'
import { compareWithProvider } from '@/lib/domain/settlement/commands/compare-with-provider'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { worker } from '@/tests/factories/payments'

let standIn: PaymentStandIn

beforeAll(async () => {
  standIn = await startPaymentStandIn()
})
afterAll(() => standIn.close())

it('a list that breaks off notes nothing, and the next night finds all', async () => {
  const chargeRef = await standIn.chargeOutside(5_000)
  const compare = () => execute(compareWithProvider, worker, { now: new Date(Date.now() + 3600_000) })
  const noted = () => db.paymentDifference.count({ where: { providerRef: chargeRef } })
  standIn.fail('charge.list', { kind: 'lost' })
  await expect(compare()).rejects.toThrow()
  expect(await noted()).toBe(0)
  await Promise.allSettled([compare(), compare()])
  await compare()
  expect(await noted()).toBe(1)
})
