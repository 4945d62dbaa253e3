import 'server-only'
import { differencesPath } from '@/lib/domain/payments/admin-paths'
import { differenceFormName, wrongAmountCode } from '@/lib/domain/payments/copy'
import { settleDifferenceInput } from '@/lib/domain/payments/desk-schema'
import { PaymentError } from '@/lib/domain/payments/errors'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { lockPayment } from '@/lib/domain/settlement/lock-payment'
import { defineCommand } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * Notes what came of a difference from the provider, and ends a payment that waited because its amount was wrong. Throws
 * DIFFERENCE_SETTLED when somebody did.
 */
export const settleDifference = defineCommand({
  name: 'settlement.settle-difference',
  session: 'required',
  confirms: true,
  input: settleDifferenceInput,
  load: async ({ id }) => {
    const difference = await db.paymentDifference.findUnique({ where: { id }, select: { paymentId: true } })
    if (!difference) throw new DomainError('NOT_FOUND')
    return difference
  },
  authorize: canManageMoney,
  run: async ({ tx, actor, about }, { id, note }, { paymentId }) => {
    if (paymentId) await lockPayment(tx, paymentId)
    const { count } = await tx.paymentDifference.updateMany({
      where: { id, settledAt: null },
      data: { note, settledAt: new Date(), settledByName: actor.fullName.slice(0, 120) },
    })
    if (count === 0) throw new PaymentError('DIFFERENCE_SETTLED')
    if (paymentId) await endWrongAmount(tx, paymentId)
    about({ type: 'payment_difference', id, detail: { note } })
    return { ok: true }
  },
  form: {
    name: differenceFormName,
    done: () => differencesPath,
    back: ({ id = '' }) => `${differencesPath}?afgoer=${encodeURIComponent(id)}`,
  },
})

/**
 * The provider would say for ever that another amount was paid. The period of a renewal stays taken: whether the money
 * was kept or paid back, the card is not charged for it again by itself.
 */
async function endWrongAmount(tx: Transaction, paymentId: string): Promise<void> {
  const differences = await tx.paymentDifference.findMany({
    where: { paymentId, kind: 'amount' },
    select: { settledAt: true },
  })
  if (differences.length === 0 || differences.some(({ settledAt }) => settledAt === null)) return
  await tx.payment.updateMany({
    where: { id: paymentId, status: 'open' },
    data: { status: 'cancelled', failureCode: wrongAmountCode },
  })
}
