import 'server-only'
import { settleDifferenceInput } from '@/lib/domain/payments/desk-schema'
import { PaymentError } from '@/lib/domain/payments/errors'
import { differenceFormName } from '@/lib/domain/payments/form-names'
import { differencesPath } from '@/lib/domain/payments/paths'
import { canManagePayments } from '@/lib/domain/payments/policy'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/** Notes what came of a difference from the provider. Throws DIFFERENCE_SETTLED when somebody did. */
export const settleDifference = defineCommand({
  name: 'settlement.settle-difference',
  session: 'required',
  confirms: true,
  input: settleDifferenceInput,
  load: async ({ id }) => {
    const difference = await db.paymentDifference.findUnique({ where: { id }, select: { id: true } })
    if (!difference) throw new DomainError('NOT_FOUND')
    return difference
  },
  authorize: canManagePayments,
  run: async ({ tx, actor, about }, { id, note }) => {
    const { count } = await tx.paymentDifference.updateMany({
      where: { id, settledAt: null },
      data: { note, settledAt: new Date(), settledByName: actor.fullName.slice(0, 120) },
    })
    if (count === 0) throw new PaymentError('DIFFERENCE_SETTLED')
    about({ type: 'payment_difference', id, detail: { note } })
    return { ok: true }
  },
  form: { name: differenceFormName, done: () => differencesPath, back: () => differencesPath },
})
