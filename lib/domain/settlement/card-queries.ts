import 'server-only'
import { subscriptionCardInput } from '@/lib/domain/payments/desk-schema'
import { PaymentError } from '@/lib/domain/payments/errors'
import { loadOwnCard, openCardPage } from '@/lib/domain/settlement/own-card'
import { anySignedIn } from '@/lib/server/command'
import { defineRead } from '@/lib/server/read'

/**
 * The saved card of the caller's own agreement, and a fresh address of the provider's page for changing it: null without
 * a card, and while the provider does not answer.
 */
export const getOwnCard = defineRead({
  name: 'settlement.get-own-card',
  session: 'required',
  input: subscriptionCardInput,
  load: ({ subscription }, actor) => loadOwnCard(subscription, actor),
  authorize: anySignedIn,
  run: async (_actor, _input, { id, customerRef, cardLabel }) => ({
    id,
    cardLabel,
    url: customerRef ? await pageOf(id, customerRef) : null,
  }),
})

async function pageOf(id: string, customerRef: string): Promise<string | null> {
  try {
    return await openCardPage(id, customerRef)
  } catch (error) {
    if (error instanceof PaymentError) return null
    throw error
  }
}
