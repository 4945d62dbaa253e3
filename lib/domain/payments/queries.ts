import 'server-only'
import { openCheckoutCall } from '@/lib/domain/payments/calls'
import { findSignedPayment } from '@/lib/domain/payments/find-payment'
import { paidPath, targetPath } from '@/lib/domain/payments/paths'
import { type SignedPaymentView, signedPaymentInput } from '@/lib/domain/payments/schema'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { toOere, vatInOere } from '@/lib/shared/money'

/** A payment by its signed link, for whoever has it. */
export const getSignedPayment = defineRead({
  name: 'payments.get-signed-payment',
  session: 'optional',
  input: signedPaymentInput,
  load: findSignedPayment,
  authorize: anyone,
  run: async (_actor, { key }, { id }): Promise<SignedPaymentView> => {
    const payment = await db.payment.findUniqueOrThrow({
      where: { id },
      select: {
        id: true,
        status: true,
        method: true,
        purpose: true,
        amountOere: true,
        payUrl: true,
        failureCode: true,
        subscriptionId: true,
        shopOrderId: true,
        invoiceId: true,
        expiresAt: true,
        calls: { where: { operation: openCheckoutCall.operation }, take: 1, select: { request: true } },
      },
    })
    const { status, method, failureCode, calls } = payment
    const amountOere = toOere(payment.amountOere)
    const request = openCheckoutCall.request.safeParse(calls[0]?.request)
    const isOver = status === 'open' && payment.expiresAt !== null && payment.expiresAt.getTime() <= Date.now()
    return {
      id,
      key,
      method,
      failureCode,
      amountOere,
      vatOere: vatInOere(amountOere),
      status: isOver ? 'expired' : status,
      description: request.success ? request.data.description : '',
      payUrl: status === 'open' ? payment.payUrl : null,
      nextPath: status === 'paid' ? paidPath(payment) : null,
      backPath: targetPath(payment),
    }
  },
})
