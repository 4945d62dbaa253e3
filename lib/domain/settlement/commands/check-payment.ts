import 'server-only'
import { paymentFormName } from '@/lib/domain/payments/copy'
import { findSignedPayment } from '@/lib/domain/payments/find-payment'
import { givenPaymentPath, paidPath } from '@/lib/domain/payments/paths'
import { type CheckedPayment, signedPaymentInput } from '@/lib/domain/payments/schema'
import { applyAnswer, askAboutPayment } from '@/lib/domain/settlement/provider-answers'
import { ProviderUnavailable } from '@/lib/integrations/payments/payment-provider'
import { anyone, defineCommand } from '@/lib/server/command'

/** A page that polls does not ask the provider more often than this, in ms. */
const quietMs = 2000

const waiting: CheckedPayment = { status: 'open', failureCode: null, next: null }

/**
 * Asks the provider how a payment stands, for the payer who came back. Until the provider was asked, one that is neither
 * paid nor failed counts as open; `next` is where the payer goes once it is paid.
 */
export const checkPayment = defineCommand({
  name: 'settlement.check-payment',
  session: 'optional',
  input: signedPaymentInput,
  limits: (_input, { address }) => [{ name: 'check-payment', key: address, points: 600, seconds: 3600 }],
  load: findSignedPayment,
  authorize: anyone,
  subjectLimits: (_input, _caller, { id }) => [{ name: 'check-one-payment', key: id, points: 300, seconds: 3600 }],
  prepare: async (_input, _caller, { id, status, checkedAt }) => {
    const isFresh = checkedAt !== null && Date.now() - checkedAt.getTime() < quietMs
    // One that was cancelled or ran out may have been paid in that moment.
    if (status === 'paid' || status === 'failed' || isFresh) return null
    try {
      return await askAboutPayment(id)
    } catch (error) {
      if (error instanceof ProviderUnavailable) return null
      throw error
    }
  },
  // The page polls; what an answer changes is logged as the provider's.
  isAudited: false,
  run: async (context, _input, { id }, answer): Promise<CheckedPayment> => {
    if (answer) await applyAnswer(context, { paymentId: id, answer, now: new Date() })
    const payment = await context.tx.payment.findUniqueOrThrow({
      where: { id },
      select: { id: true, status: true, purpose: true, shopOrderId: true, failureCode: true },
    })
    const { status, failureCode } = payment
    // Unless the provider was just asked, a second attempt may be paid: another card after a refused one, or a page that
    // was paid as it closed.
    const isKnown = answer !== null || status === 'paid' || status === 'failed'
    if (!isKnown) return waiting
    return { status, failureCode, next: status === 'paid' ? paidPath(payment) : null }
  },
  form: {
    name: paymentFormName,
    done: ({ next }, params, values) => next ?? givenPaymentPath(params, values),
    back: givenPaymentPath,
    secret: ['key'],
  },
})
