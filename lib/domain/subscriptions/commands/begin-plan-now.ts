import 'server-only'
import { readPagePlan } from '@/lib/domain/billing/page-plan'
import { agreementPapers } from '@/lib/domain/notifications/open-agreement'
import { forPayer, planForm } from '@/lib/domain/subscriptions/agreement-access'
import { agreementOf, isByCard, lockAgreement } from '@/lib/domain/subscriptions/agreements'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { periodEnd } from '@/lib/domain/subscriptions/law/periods'
import { mailConfirmation } from '@/lib/domain/subscriptions/plan-mails'
import { agreementInput } from '@/lib/domain/subscriptions/schema'
import { planTerms } from '@/lib/domain/subscriptions/terms-copy'
import { defineCommand } from '@/lib/server/command'

/**
 * Begins a paid plan that waits until it can no longer be regretted: the payer asks for it at once (forbrugeraftaleloven
 * § 16), and its period counts from now. It can be regretted until the same day, against the days used. Throws
 * PLAN_NOT_WAITING, also where the page has another plan until then or one was used and regretted of late.
 */
export const beginPlanNow = defineCommand({
  name: 'subscriptions.begin-plan-now',
  input: agreementInput,
  ...forPayer,
  // Drawing takes seconds: not while the agreement is locked.
  prepare: () => agreementPapers(planTerms),
  run: async (context, _, { id }) => {
    const { tx } = context
    const now = new Date()
    const agreement = await lockAgreement(tx, id)
    const { memorialId, interval } = agreement
    const coming = memorialId ? (await readPagePlan(tx, memorialId, now)).coming : null
    if (coming?.agreementId !== id || !coming.canBeginNow) throw new SubscriptionError('PLAN_NOT_WAITING')
    const end = interval === 'once' ? null : periodEnd(now, now, interval)
    const row = await tx.subscription.update({
      where: { id },
      data: {
        startConsentAt: now,
        startedAt: now,
        periodStart: now,
        paidUntil: end,
        remindedDays: null,
        nextChargeAt: isByCard(agreement) ? end : null,
      },
    })
    await mailConfirmation(context, agreementOf(row), { stage: 'hurried', now })
    context.about({ type: 'subscription', id })
    return { ok: true }
  },
  form: planForm('begyndt'),
})
