import 'server-only'
import { subscriptionCardInput } from '@/lib/domain/payments/desk-schema'
import { cardPath } from '@/lib/domain/payments/paths'
import { currentProvider } from '@/lib/domain/payments/send-call'
import { loadOwnCard } from '@/lib/domain/settlement/own-card'
import { ProviderRefusal, ProviderUnavailable } from '@/lib/integrations/payments/payment-provider'
import { anySignedIn } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { defineRead } from '@/lib/server/read'

/** The saved card of the caller's own agreement, and a fresh address of the provider's page for changing it. */
export const getOwnCard = defineRead({
  name: 'settlement.get-own-card',
  session: 'required',
  input: subscriptionCardInput,
  load: ({ subscription }, actor) => loadOwnCard(subscription, actor),
  authorize: anySignedIn,
  run: async (_actor, _input, { id, customerRef, cardLabel }) => ({
    ...{ id, cardLabel },
    url: customerRef ? await portalOf(customerRef, id) : null,
  }),
})

async function portalOf(customerRef: string, id: string): Promise<string | null> {
  try {
    return await currentProvider().openPortal({ customerRef, returnUrl: `${env.SITE_URL}${cardPath(id)}&retur=1` })
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) return null
    throw error
  }
}
