import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCard } from '@/lib/domain/settlement/commands/read-card'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { worker } from '@/tests/factories/payments'
import { givePlan } from '@/tests/factories/plans'

let standIn: PaymentStandIn

beforeAll(async () => {
  standIn = await startPaymentStandIn()
})
afterAll(() => standIn.close())

async function read(changes: object) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const { id } = await givePlan(memorial.id, 'premium', { payerId: owner.id, renewal: 'card', ...changes })
  const { result } = await execute(readCard, worker, { subscription: id })
  return { result, row: await db.subscription.findUniqueOrThrow({ where: { id } }) }
}

it('the same card moves no charge forward, and without a customer nobody is asked', async () => {
  const nextChargeAt = new Date(Date.now() + 7 * 24 * 3600_000)
  const card = { customerRef: 'cus_demo_same', cardRef: 'pm_demo_same' }
  const same = await read({ ...card, failedCharges: 1, nextChargeAt })
  expect(same.row).toMatchObject({ ...card, nextChargeAt, cardLabel: expect.stringContaining('••••') })
  const asked = standIn.calls.length
  expect((await read({ customerRef: null, cardRef: null })).result).toEqual({ card: null })
  expect(standIn.calls).toHaveLength(asked)
})

it('a new card is tried also after the last refusal, but not for an agreement that was cancelled', async () => {
  const refused = { customerRef: 'cus_demo_new', cardRef: 'pm_old', failedCharges: 4, nextChargeAt: null }
  const { row } = await read(refused)
  expect(row).toMatchObject({ cardRef: 'pm_demo_new', nextChargeAt: expect.any(Date) })
  const cancelled = await read({ ...refused, cancelledAt: new Date() })
  expect(cancelled.row).toMatchObject({ cardRef: 'pm_demo_new', nextChargeAt: null })
})
