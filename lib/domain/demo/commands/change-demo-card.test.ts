import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeDemoCard } from '@/lib/domain/demo/commands/change-demo-card'
import { findDemoCard } from '@/lib/domain/demo/payment-queries'
import { execute } from '@/lib/server/command'
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

const change = (portal: string, card: string) => execute(changeDemoCard, callerFor(visitor()), { portal, card })

it('changes the card to one that is refused, and back', async () => {
  const customerRef = 'cus_demo_widow'
  const returnUrl = `${env.SITE_URL}/subscription`
  const portal = (await standIn.provider.openPortal({ customerRef, returnUrl })).split('/').at(-1) ?? ''
  expect(await findDemoCard(visitor(), { portal })).toEqual({
    portal,
    last4: '4242',
    isRefused: false,
    returnPath: '/subscription',
  })
  await change(portal, 'refused')
  expect(await findDemoCard(visitor(), { portal })).toMatchObject({ last4: '0002', isRefused: true })
  expect(await standIn.provider.readCard(customerRef)).toMatchObject({ label: 'Visa •••• 0002' })
  await change(portal, 'accepted')
  expect(await findDemoCard(visitor(), { portal })).toMatchObject({ last4: '4242', isRefused: false })
  await expect(change(portal, 'other')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(change('bps_unknown', 'accepted')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('is only there in a demonstration', async () => {
  const returnUrl = `${env.SITE_URL}/subscription`
  const address = await standIn.provider.openPortal({ customerRef: 'cus_demo_son', returnUrl })
  env.DEMO_DATA = false
  await expect(change(address.split('/').at(-1) ?? '', 'refused')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  env.DEMO_DATA = true
  expect(await standIn.provider.readCard('cus_demo_son')).toMatchObject({ label: 'Visa •••• 4242' })
})
