import 'server-only'
import type { DemoCardView, DemoPaymentView } from '@/lib/domain/demo/schema'
import {
  readStandInPortal,
  readStandInSession,
  type StandInPortal,
  type StandInSession,
} from '@/lib/integrations/payments/stand-in-controls'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'

/** Throws NOT_FOUND for an unknown payment page, and where payments are real. */
export async function getDemoPayment(session: string): Promise<DemoPaymentView> {
  const found = await readStandInSession(session)
  if (!found) throw new DomainError('NOT_FOUND')
  return paymentView(session, found)
}

export function paymentView(session: string, found: StandInSession): DemoPaymentView {
  const { state, successUrl, cancelUrl, ...rest } = found
  return {
    ...rest,
    session,
    state: state === 'open' ? 'open' : 'closed',
    successPath: pathOf(successUrl),
    cancelPath: pathOf(cancelUrl),
  }
}

/** Throws NOT_FOUND for an unknown card page, and where payments are real. */
export async function getDemoCard(portal: string): Promise<DemoCardView> {
  const found = await readStandInPortal(portal)
  if (!found) throw new DomainError('NOT_FOUND')
  return cardView(portal, found)
}

function cardView(portal: string, { card, returnUrl }: StandInPortal): DemoCardView {
  return {
    portal,
    last4: card?.last4 ?? null,
    isRefused: card?.isRefused ?? false,
    returnPath: returnUrl ? pathOf(returnUrl) : '/',
  }
}

/** The path of an address on this site; the front page for any other. */
function pathOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  return url && url.origin === env.SITE_URL ? url.pathname + url.search + url.hash : '/'
}
