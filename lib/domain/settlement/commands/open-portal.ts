import 'server-only'
import { portalFormName } from '@/lib/domain/payments/copy'
import { subscriptionCardInput } from '@/lib/domain/payments/desk-schema'
import { PaymentError } from '@/lib/domain/payments/errors'
import { cardPath } from '@/lib/domain/payments/paths'
import { readCardQueue } from '@/lib/domain/payments/queues'
import { loadOwnCard, openCardPage } from '@/lib/domain/settlement/card-queries'
import { anySignedIn, defineCommand } from '@/lib/server/command'

/** Minutes after which the card is read again, for a payer who does not come back from there. */
const readAfterMinutes = [5, 30, 180]

/**
 * Opens the provider's page on which a payer changes the saved card. Throws NOT_FOUND for somebody else's, NO_SAVED_CARD
 * and CARD_UNAVAILABLE.
 */
export const openPortal = defineCommand({
  name: 'settlement.open-portal',
  session: 'required',
  input: subscriptionCardInput,
  limits: (_input, { actor }) => [{ name: 'open-portal', key: actor.userId, points: 20, seconds: 3600 }],
  load: ({ subscription }, { actor }) => loadOwnCard(subscription, actor),
  authorize: anySignedIn,
  prepare: async (_input, _caller, { id, customerRef }) => {
    if (!customerRef) throw new PaymentError('NO_SAVED_CARD')
    return openCardPage(id, customerRef)
  },
  run: async ({ enqueue, about }, _input, { id }, url) => {
    for (const minutes of readAfterMinutes) {
      await enqueue(readCardQueue, { subscriptionId: id }, { startAfter: new Date(Date.now() + minutes * 60_000) })
    }
    about({ type: 'subscription', id })
    return { url }
  },
  form: {
    name: portalFormName,
    // A browser without script cannot be sent to another site from a form: that page has a link.
    done: (_, _params, { subscription }) => cardPath(String(subscription)),
    back: (_, { subscription }) => cardPath(String(subscription)),
  },
})
