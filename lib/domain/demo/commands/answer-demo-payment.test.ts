import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerDemoPayment } from '@/lib/domain/demo/commands/answer-demo-payment'
import { findDemoPayment } from '@/lib/domain/demo/payment-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { callerFor, visitor } from '@/tests/factories/accounts'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'

let standIn: PaymentStandIn

beforeAll(async () => {
  standIn = await startPaymentStandIn()
  env.DEMO_DATA = true
})
afterAll(async () => {
  env.DEMO_DATA = false
  await standIn.close()
})

async function openPage() {
  const { sessionRef } = await standIn.provider.openCheckout(uuidv7(), {
    reference: uuidv7(),
    amountOere: 29_000,
    method: 'card',
    description: 'Premium i et år',
    email: 'familien@example.dk',
    customerRef: null,
    keepCard: true,
    successUrl: `${env.SITE_URL}/payment/1?key=a&b=2`,
    cancelUrl: 'https://elsewhere.example/pricing',
    expiresAt: new Date(Date.now() + 3_600_000),
  })
  return sessionRef
}

const choose = (session: string, choice: string) =>
  execute(answerDemoPayment, callerFor(visitor()), { session, choice })

it('pays, and goes to where the payer is expected', async () => {
  const session = await openPage()
  const shown = await findDemoPayment(visitor(), { session })
  expect(shown).toMatchObject({ state: 'open', amountOere: 29_000, description: 'Premium i et år', keepsCard: true })
  // Never off this site.
  expect(shown.cancelPath).toBe('/')
  const { result } = await choose(session, 'pay')
  expect(answerDemoPayment.form?.done(result, { session }, {})).toBe('/payment/1?key=a&b=2')
  expect(await standIn.provider.readCheckout(session)).toMatchObject({ state: 'complete', charge: { state: 'paid' } })
  expect(await db.auditEntry.count({ where: { command: 'demo.answer-demo-payment' } })).toBe(1)
  expect(await findDemoPayment(visitor(), { session })).toMatchObject({ state: 'closed' })
  await expect(choose(session, 'pay')).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('refuses the card, and stays', async () => {
  const session = await openPage()
  const { result } = await choose(session, 'decline')
  expect(result.path).toBe(`/demo-payment/${session}`)
  expect(await findDemoPayment(visitor(), { session })).toMatchObject({ state: 'open', isRefused: true })
})

it('refuses what is no choice, and an unknown page', async () => {
  await expect(choose(await openPage(), 'free')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(choose('cs_test_../portals/x', 'pay')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('is only there in a demonstration', async () => {
  const session = await openPage()
  env.DEMO_DATA = false
  await expect(choose(session, 'pay')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(findDemoPayment(visitor(), { session })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  env.DEMO_DATA = true
  expect(await standIn.provider.readCheckout(session)).toMatchObject({ state: 'open' })
})
