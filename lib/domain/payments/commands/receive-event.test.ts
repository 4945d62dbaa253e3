import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { POST } from '@/app/api/payment-events/route'
import { openPayment } from '@/lib/domain/payments/commands/open-payment'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { StandInMessage } from '@/scripts/stand-in/stand-in.mjs'
import { callerFor, visitor } from '@/tests/factories/accounts'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { createPayment, signed } from '@/tests/factories/payments'

let standIn: PaymentStandIn

beforeAll(async () => {
  standIn = await startPaymentStandIn()
})
afterAll(() => standIn.close())

/** As the provider sends it: no origin, no cookie. */
const send = ({ rawBody, signature }: StandInMessage) =>
  POST(
    new Request('https://mindelund.dk/api/payment-events', {
      method: 'POST',
      body: new Uint8Array(rawBody),
      headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' },
    }),
    { params: Promise.resolve(undefined) },
  )

const eventOf = (id: string) => db.paymentEvent.findUnique({ where: { id } })
const jobsOf = (id: string) =>
  db.$queryRaw<unknown[]>`SELECT 1 FROM pgboss.job WHERE name = 'handle-payment-event' AND data->>'eventId' = ${id}`

async function aMessage(): Promise<StandInMessage> {
  const { id } = await createPayment({ description: 'Premium for Ærø & Søn' })
  await execute(openPayment, callerFor(visitor()), signed(id))
  const { sessionRef } = await db.payment.findUniqueOrThrow({ where: { id } })
  await standIn.pay(sessionRef ?? '')
  const message = standIn.takeMessages().find(({ kind }) => kind === 'checkout.session.completed')
  if (!message) throw new Error('No message was sent')
  return message
}

describe('a message of the provider', () => {
  it('is stored once and acted on once, however often it comes', async () => {
    const message = await aMessage()
    expect((await send(message)).status).toBe(200)
    expect(await eventOf(message.id)).toMatchObject({ state: 'received', kind: 'checkout.session.completed' })
    const again = await Promise.all([send(message), send(standIn.signedAgain(message, { ageSeconds: 30 }))])
    expect(again.map(({ status }) => status)).toEqual([200, 200])
    expect(await jobsOf(message.id)).toHaveLength(1)
  })

  it('that is changed, too old, signed by another or not at all is refused and not stored', async () => {
    const message = await aMessage()
    const spoilt = [
      standIn.signedAgain(message, { isTampered: true }),
      standIn.signedAgain(message, { ageSeconds: 3600 }),
      standIn.signedAgain(message, { secret: 'whsec_somebodyelse' }),
      { ...message, signature: '' },
    ]
    for (const each of spoilt) expect((await send(each)).status).toBe(400)
    expect(await eventOf(message.id)).toBeNull()
  })

  it('of a kind we do not use is kept, with nothing to do', async () => {
    const message = standIn.message('customer.created', { object: 'customer', id: 'cus_x' })
    expect((await send(message)).status).toBe(200)
    expect(await eventOf(message.id)).toMatchObject({ state: 'ignored', remark: expect.any(String) })
    expect(await jobsOf(message.id)).toHaveLength(0)
  })

  it('is refused above 256 KB without being read', async () => {
    const message = { ...(await aMessage()), rawBody: Buffer.alloc(300_000, 32) }
    expect((await send(message)).status).toBe(413)
  })
})
