import 'server-only'
import { getDemoCard, getDemoPayment } from '@/lib/domain/demo/demo-payments'
import { demoPortalInput, demoSessionInput } from '@/lib/domain/demo/schema'
import { anyone } from '@/lib/server/command'
import { defineRead } from '@/lib/server/read'

/** What the demonstration's payment page shows. Whoever has its address may pay, as at the provider. */
export const findDemoPayment = defineRead({
  name: 'demo.find-demo-payment',
  session: 'optional',
  input: demoSessionInput,
  authorize: anyone,
  run: (_, { session }) => getDemoPayment(session),
})

/** The saved card, on the demonstration's card page. */
export const findDemoCard = defineRead({
  name: 'demo.find-demo-card',
  session: 'optional',
  input: demoPortalInput,
  authorize: anyone,
  run: (_, { portal }) => getDemoCard(portal),
})
