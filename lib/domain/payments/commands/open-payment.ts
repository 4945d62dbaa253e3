import 'server-only'
import { openCheckoutCall, recordOutcome } from '@/lib/domain/payments/calls'
import { closeCheckout } from '@/lib/domain/payments/cancel-open-payments'
import { paymentFormName } from '@/lib/domain/payments/copy'
import { PaymentError } from '@/lib/domain/payments/errors'
import { findSignedPayment } from '@/lib/domain/payments/find-payment'
import { leastMinutes } from '@/lib/domain/payments/order-payment'
import { givenPaymentPath } from '@/lib/domain/payments/paths'
import { signedPaymentInput } from '@/lib/domain/payments/schema'
import { sendKeptCall } from '@/lib/domain/payments/send-call'
import { ProviderUnavailable } from '@/lib/integrations/payments/payment-provider'
import { anyone, defineCommand, Refusal, type RunContext } from '@/lib/server/command'
import { lockRow } from '@/lib/server/lock-rows'

/**
 * Opens the provider's page of a payment, once: a second time answers with the same page. Throws PAYMENT_DECIDED,
 * PAYMENT_EXPIRED, PAYMENT_PROVIDER_DOWN and PAYMENT_REFUSED; nothing is charged then.
 */
export const openPayment = defineCommand({
  name: 'payments.open-payment',
  session: 'optional',
  input: signedPaymentInput,
  limits: (_input, { address }) => [{ name: 'open-payment', key: address, points: 60, seconds: 3600 }],
  load: findSignedPayment,
  authorize: anyone,
  subjectLimits: (_input, _caller, { id }) => [{ name: 'open-one-payment', key: id, points: 20, seconds: 3600 }],
  prepare: async (_input, _caller, payment) => {
    assertOpen(payment, new Date())
    return payment.payUrl ? null : askForPage(payment.id)
  },
  run: async (context, _input, { id, payUrl }, sent) => {
    const now = new Date()
    context.about({ type: 'payment', id })
    if (!sent) {
      if (!payUrl) throw new PaymentError('PAYMENT_DECIDED')
      return { url: payUrl }
    }
    await recordOutcome(context.tx, sent, now)
    if (sent.refusal) {
      await context.tx.payment.updateMany({ where: { id, status: 'open' }, data: { status: 'cancelled' } })
      return new Refusal(new PaymentError('PAYMENT_REFUSED'))
    }
    return storePage(context, id, sent.answer)
  },
  form: {
    name: paymentFormName,
    done: (_, params, values) => `${givenPaymentPath(params, values)}&klar=1`,
    back: givenPaymentPath,
    secret: ['key'],
  },
})

function assertOpen({ status, expiresAt, payUrl }: Awaited<ReturnType<typeof findSignedPayment>>, now: Date): void {
  if (status === 'expired') throw new PaymentError('PAYMENT_EXPIRED')
  if (status !== 'open' || !expiresAt) throw new PaymentError('PAYMENT_DECIDED')
  // A page that is open can be used to its last minute; a new one has to be open for a while.
  const leastMs = payUrl ? 0 : leastMinutes * 60_000
  if (expiresAt.getTime() - leastMs <= now.getTime()) throw new PaymentError('PAYMENT_EXPIRED')
}

async function askForPage(paymentId: string) {
  try {
    return await sendKeptCall(openCheckoutCall, { paymentId })
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new PaymentError('PAYMENT_PROVIDER_DOWN')
    throw error
  }
}

type Page = { sessionRef: string; url: string | null }

async function storePage(context: Pick<RunContext, 'tx' | 'enqueue'>, id: string, { sessionRef, url }: Page) {
  await lockRow(context.tx, 'Payment', id)
  const { status } = await context.tx.payment.findUniqueOrThrow({ where: { id }, select: { status: true } })
  await context.tx.payment.update({ where: { id }, data: { sessionRef, payUrl: url } })
  if (status === 'open' && url) return { url }
  // It was cancelled while its page was being opened.
  if (status === 'cancelled') await closeCheckout(context, { id, sessionRef, now: new Date() })
  return new Refusal(new PaymentError('PAYMENT_DECIDED'))
}
