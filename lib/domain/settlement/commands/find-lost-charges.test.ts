import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLostCharges } from '@/lib/domain/settlement/commands/find-lost-charges'
import { processDueAgreement } from '@/lib/domain/subscriptions/process-due-agreement'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { inTransaction } from '@/tests/factories/invoices'
import { createMemorial } from '@/tests/factories/memorials'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { worker } from '@/tests/factories/payments'
import { givePlan } from '@/tests/factories/plans'
import { createRestoration } from '@/tests/factories/restorations'
import { readPlan } from '@/tests/factories/subscriptions'

let standIn: PaymentStandIn

beforeAll(async () => {
  standIn = await startPaymentStandIn()
})
afterAll(() => standIn.close())

const card = { customerRef: 'cus_demo_family', cardRef: 'pm_demo_family' }

async function duePlan(given: { customerRef: string; cardRef: string }): Promise<string> {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const now = new Date()
  const dates = { startedAt: new Date(now.getTime() - 366 * 24 * 3600_000), paidUntil: now, nextChargeAt: now }
  return (await givePlan(memorial.id, 'premium', { payerId: owner.id, renewal: 'card', ...dates, ...given })).id
}

it('after a restore no card is charged until the provider has told what is lost, and none twice', async () => {
  const [charged, other] = [await duePlan(card), await duePlan({ ...card, customerRef: 'cus_other' })]
  const asked = { ...card, amountOere: 29_000, description: 'Premium' }
  const { chargeRef } = await standIn.provider.charge(crypto.randomUUID(), { ...asked, reference: crypto.randomUUID() })
  const { id } = await createRestoration({ chargesCheckedAt: null })
  const renew = () =>
    inTransaction(async (context) => {
      for (const plan of [charged, other]) await processDueAgreement(context, plan, new Date())
    })
  const payments = () =>
    db.payment.findMany({ where: { subscriptionId: { in: [charged, other] }, purpose: 'renewal' } })
  await renew()
  expect(await payments()).toEqual([])

  standIn.fail('charge.list', { kind: 'lost' })
  await expect(execute(findLostCharges, worker, {})).rejects.toThrow()
  expect(await db.restoration.findUnique({ where: { id } })).toMatchObject({ chargesCheckedAt: null })

  const { result } = await execute(findLostCharges, worker, {})
  expect(result).toEqual({ lost: 1, heldCharges: 1 })
  expect(await db.paymentDifference.count({ where: { providerRef: chargeRef, kind: 'unknown_here' } })).toBe(1)
  expect(await readPlan(charged)).toMatchObject({ nextChargeAt: null })
  await renew()
  expect(await payments()).toMatchObject([{ subscriptionId: other }])
})
