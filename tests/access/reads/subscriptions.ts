import * as queries from '@/lib/domain/subscriptions/queries'
import { signatureOf } from '@/lib/server/signed-link'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createMemorial } from '@/tests/factories/memorials'
import { createPlan } from '@/tests/factories/subscriptions'

export const subscriptionReads: Record<string, ReadRow> = {
  // Every account gets its own pages.
  'subscriptions.list-my-plans': {
    read: queries.listMyPlans,
    input: () => ({}),
    outcomes: readOutcomes('ok', { visitor: 401 }),
  },
  // Of one's own pages: its members read that its plan is on its way.
  'subscriptions.list-coming-plans': {
    read: queries.listComingPlans,
    // A page of its own: the world's has a running plan, depending on the rows before.
    input: async ({ people }) => {
      const memorial = await createMemorial({ owner: people.owner })
      await createPlan({ memorial, payer: people.editor, hasConsent: false })
      return {}
    },
    outcomes: readOutcomes('nothing', { owner: 'ok' }),
  },
  'subscriptions.get-buy-page': {
    read: queries.getBuyPage,
    input: () => ({}),
    outcomes: readOutcomes('ok', { visitor: 401 }),
  },
  // Authorised by the signature in the link.
  'subscriptions.get-bought': {
    read: queries.getBought,
    input: async ({ memorial, people }) => {
      const { paymentId } = await createPlan({ memorial, payer: people.editor })
      return { payment: paymentId, key: signatureOf('payment', paymentId) }
    },
    outcomes: readOutcomes('ok'),
  },
  'subscriptions.get-withdrawal': {
    read: queries.getWithdrawal,
    input: async ({ memorial, people }) => ({ id: (await createPlan({ memorial, payer: people.editor })).id }),
    outcomes: readOutcomes(403, { visitor: 404, foreign: 404, production: 404, editor: 'ok' }),
  },
}
