import 'server-only'
import { PaymentError } from '@/lib/domain/payments/errors'
import { cardPath } from '@/lib/domain/payments/paths'
import { currentProvider } from '@/lib/domain/payments/send-call'
import {
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
  type SavedCard,
} from '@/lib/integrations/payments/payment-provider'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { type Actor, isSignedIn } from '@/lib/shared/actor'

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
