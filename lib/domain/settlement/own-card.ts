import 'server-only'
import { db } from '@/lib/server/db'
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
