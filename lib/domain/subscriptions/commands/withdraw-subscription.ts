import 'server-only'
import { getAgreementSubject } from '@/lib/domain/subscriptions/agreement-access'
import { lockAgreement } from '@/lib/domain/subscriptions/agreements'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { withdrawPath } from '@/lib/domain/subscriptions/paths'
import { canWithdraw, isPayer } from '@/lib/domain/subscriptions/policy'
import { withdrawFormName, withdrawInput } from '@/lib/domain/subscriptions/schema'
import { withdrawAgreement } from '@/lib/domain/subscriptions/withdraw-agreement'
import { refuseLinks } from '@/lib/server/abuse/spam-check'
import { defineCommand } from '@/lib/server/command'

/**
 * Regrets a purchase: the payer, signed in or by the order's link. Ends it, credits and pays back what the law gives,
 * and mails the receipt with its time. By the link alone no account can be named. Throws WITHDRAWAL_ACCOUNT,
 * WITHDRAWAL_TOO_LATE and WITHDRAWAL_DONE.
 */
export const withdrawSubscription = defineCommand({
  name: 'subscriptions.withdraw-subscription',
  input: withdrawInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'withdraw-plan', key: address, points: 30, seconds: 3600 }],
  load: ({ id, key, message }, { actor }) => {
    refuseLinks({ message }, { message: 3 })
    return getAgreementSubject(actor, id, key)
  },
  authorize: canWithdraw,
  run: async (context, { message, bankAccount }, subject) => {
    const { id } = subject
    const now = new Date()
    // Whoever has the link may not be the payer: a mail is passed on.
    if (bankAccount && !isPayer(context.actor, subject))
      throw new SubscriptionError('WITHDRAWAL_ACCOUNT').at('bankAccount')
    const agreement = await lockAgreement(context.tx, id)
    const { number, refundOere } = await withdrawAgreement(context, agreement, { message, bankAccount, now })
    context.about({ type: 'subscription', id, detail: { refundOere } })
    return { number, refundOere, at: now.toISOString() }
  },
  form: {
    name: withdrawFormName,
    done: ({ number }, { id = '' }, { key }) =>
      `${withdrawPath(id, typeof key === 'string' ? key : null)}${typeof key === 'string' && key ? '&' : '?'}fortrudt=${number}`,
    back: ({ id = '' }, { key }) =>
      `${withdrawPath(id, typeof key === 'string' ? key : null)}${typeof key === 'string' && key ? '&' : '?'}trin=2`,
  },
})
