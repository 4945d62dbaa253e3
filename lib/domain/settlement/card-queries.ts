import 'server-only'
import { subscriptionCardInput } from '@/lib/domain/payments/desk-schema'
import { PaymentError } from '@/lib/domain/payments/errors'
import { cardPath } from '@/lib/domain/payments/paths'
import { currentProvider } from '@/lib/domain/payments/send-call'
import {
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
  type SavedCard,
} from '@/lib/integrations/payments/payment-provider'
import { anySignedIn } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { type Actor, isSignedIn } from '@/lib/shared/actor'

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

/** The saved card of an agreement as its payer sees it; our own jobs see all. Throws NOT_FOUND. */
export async function loadOwnCard(subscriptionId: string, actor: Actor) {
  const row = await db.subscription.findUnique({
    where: { id: subscriptionId },
    select: { id: true, payerId: true, customerRef: true, cardRef: true, cardLabel: true },
  })
  const isTheirs = actor.kind === 'system' || (isSignedIn(actor) && row?.payerId === actor.userId)
  if (!row || !isTheirs) throw new DomainError('NOT_FOUND')
  return row
}

/** A fresh address of the provider's page for changing the card. Throws CARD_UNAVAILABLE. */
export function openCardPage(subscriptionId: string, customerRef: string): Promise<string> {
  const returnUrl = `${env.SITE_URL}${cardPath(subscriptionId)}&retur=1`
  return askAboutCard((provider) => provider.openPortal({ customerRef, returnUrl }))
}

/** The customer's card as it is now; null without one. Throws CARD_UNAVAILABLE. */
export function readSavedCard(customerRef: string): Promise<SavedCard | null> {
  return askAboutCard((provider) => provider.readCard(customerRef))
}

async function askAboutCard<T>(ask: (provider: PaymentProvider) => Promise<T>): Promise<T> {
  try {
    return await ask(currentProvider())
  } catch (error) {
    const isSilent = error instanceof ProviderUnavailable || error instanceof ProviderRefusal
    throw isSilent ? new PaymentError('CARD_UNAVAILABLE') : error
  }
}
