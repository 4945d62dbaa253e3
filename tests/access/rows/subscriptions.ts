import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { beginPlanNow } from '@/lib/domain/subscriptions/commands/begin-plan-now'
import { buyPlan } from '@/lib/domain/subscriptions/commands/buy-plan'
import { cancelSubscription } from '@/lib/domain/subscriptions/commands/cancel-subscription'
import { changePlan } from '@/lib/domain/subscriptions/commands/change-plan'
import { changeRenewalWay } from '@/lib/domain/subscriptions/commands/change-renewal-way'
import { leaveSubscription } from '@/lib/domain/subscriptions/commands/leave-subscription'
import { payRenewal } from '@/lib/domain/subscriptions/commands/pay-renewal'
import { processAgreement } from '@/lib/domain/subscriptions/commands/process-agreement'
import { resumeSubscription } from '@/lib/domain/subscriptions/commands/resume-subscription'
import { undoChange } from '@/lib/domain/subscriptions/commands/undo-change'
import { withdrawSubscription } from '@/lib/domain/subscriptions/commands/withdraw-subscription'
import { db, type Prisma } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { dayMs } from '@/lib/shared/durations'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createPlan } from '@/tests/factories/subscriptions'

const { version: termsVersion } = legalDocuments.terms

/** The editor pays; nobody else decides, the page's owner neither. Members see the plan, others do not. */
const payerOnly = outcomes(403, { visitor: 401, foreign: 404, production: 404, editor: 'ok' })

/** The page's plan, paid by its editor, ordered so many days ago. */
async function aPlan({ memorial, people }: World, columns: Prisma.SubscriptionUpdateInput = {}, daysAgo = 3) {
  const at = new Date(Date.now() - daysAgo * dayMs)
  const { id } = await createPlan({ memorial, payer: people.editor, at })
  await db.subscription.update({ where: { id }, data: columns })
  return id
}

/** A way to pay that needs no provider. */
const withBank = () => {
  env.bankAccount ??= { registration: '1234', account: '0001234567', iban: 'DK5000400440116243' }
}

export const subscriptionRows: Record<string, AccessRow> = {
  'subscriptions.process-agreement': {
    command: processAgreement,
    input: async (world) => ({ id: await aPlan(world), now: new Date().toISOString() }),
    outcomes: outcomes(403, { visitor: 401 }),
  },
  'subscriptions.buy-plan': {
    command: buyPlan,
    input: ({ memorial }) => {
      withBank()
      return { memorialId: memorial.id, choice: 'premium.year', method: 'bank_transfer', termsVersion }
    },
    outcomes: outcomes('ok', { visitor: 401, foreign: 404, production: 404, administrator: 403 }),
  },
  'subscriptions.change-plan': {
    command: changePlan,
    input: async (world) => ({ id: await aPlan(world), choice: 'premium.month', termsVersion }),
    outcomes: payerOnly,
  },
  'subscriptions.begin-plan-now': {
    command: beginPlanNow,
    input: async (world) => ({ id: await aPlan(world, { startedAt: new Date(Date.now() + dayMs) }) }),
    outcomes: payerOnly,
  },
  'subscriptions.undo-change': {
    command: undoChange,
    input: async (world) => ({ id: await aPlan(world, { nextInterval: 'month' }) }),
    outcomes: payerOnly,
  },
  'subscriptions.cancel-subscription': {
    command: cancelSubscription,
    input: async (world) => ({ id: await aPlan(world) }),
    outcomes: payerOnly,
  },
  'subscriptions.resume-subscription': {
    command: resumeSubscription,
    input: async (world) => ({ id: await aPlan(world, { cancelledAt: new Date() }) }),
    outcomes: payerOnly,
  },
  'subscriptions.leave-subscription': {
    command: leaveSubscription,
    input: async (world) => ({ id: await aPlan(world, {}, 200) }),
    outcomes: payerOnly,
  },
  'subscriptions.change-renewal-way': {
    command: changeRenewalWay,
    input: async (world) => ({ id: await aPlan(world), way: 'invoice' }),
    outcomes: payerOnly,
  },
  'subscriptions.pay-renewal': {
    command: payRenewal,
    input: async (world) => {
      env.STRIPE_SECRET_KEY ??= 'sk_test_access'
      env.STRIPE_WEBHOOK_SECRET ??= 'whsec_access'
      return { id: await aPlan(world, {}, 366), method: 'mobilepay' }
    },
    outcomes: payerOnly,
  },
  'subscriptions.withdraw-subscription': {
    command: withdrawSubscription,
    input: async (world) => ({ id: await aPlan(world), confirmed: true }),
    // By its payer, or by the link with the signature; a visitor without it learns nothing.
    outcomes: outcomes(403, { visitor: 404, foreign: 404, production: 404, editor: 'ok' }),
  },
}
