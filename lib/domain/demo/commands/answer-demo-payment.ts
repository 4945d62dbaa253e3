import 'server-only'
import { getDemoPayment, paymentView } from '@/lib/domain/demo/demo-payments'
import { demoPaymentFormName, demoPaymentPath } from '@/lib/domain/demo/paths'
import { answerDemoPaymentInput } from '@/lib/domain/demo/schema'
import { actOnStandInSession } from '@/lib/integrations/payments/stand-in-controls'
import { anyone, defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** The payer pays on the demonstration's payment page, or the card is refused. Throws CONFLICT on a closed page. */
export const answerDemoPayment = defineCommand({
  name: 'demo.answer-demo-payment',
  input: answerDemoPaymentInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'demo-payment', key: address, points: 60, seconds: 600 }],
  load: ({ session }) => getDemoPayment(session),
  authorize: anyone,
  prepare: async ({ session, choice }) => {
    const answer = await actOnStandInSession(session, choice)
    if (!answer) throw new DomainError('CONFLICT')
    return paymentView(session, answer)
  },
  run: async (context, { session, choice }, _, { successPath }) => {
    context.about({ type: 'demo', id: session, detail: { choice } })
    return { path: choice === 'pay' ? successPath : demoPaymentPath(session) }
  },
  form: {
    name: demoPaymentFormName,
    done: ({ path }) => path,
    back: ({ session }) => demoPaymentPath(session),
  },
})
