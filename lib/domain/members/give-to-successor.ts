import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { changeOwner, stepDown } from '@/lib/domain/members/change-owner'
import { endOffers } from '@/lib/domain/members/end-offers'
import { refusalDays } from '@/lib/domain/members/schema'
import { invitationMs } from '@/lib/domain/members/send-invitation'
import type { RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { formatDate } from '@/lib/shared/danish-time'

type Request = { memorialId: string; userId: string | null; askerEmail: string | null; createdAt: Date }

/** The first moment at which a page that has an owner can be given to whoever asked. */
export function grantableFrom(createdAt: Date): Date {
  return new Date(createdAt.getTime() + refusalDays * 86_400_000)
}

/**
 * Gives a held page to whoever asked, and makes the former owner an editor. A page that strangers can read is kept open
 * from now on (memorialised): its owner is gone and left it so (docs/decisions/032). Somebody without an account gets a
 * link to take the page by; until then the house keeps it. Returns that link's secret, or null. Throws SUCCESSION_EARLY.
 */
export async function giveToSuccessor(
  context: RunContext,
  request: Request,
  ownerId: string | null,
): Promise<string | null> {
  const { tx } = context
  const { memorialId, userId, askerEmail } = request
  const from = grantableFrom(request.createdAt)
  if (ownerId && from > new Date()) throw new DomainError('SUCCESSION_EARLY', { date: formatDate(from) })
  await tx.memorial.updateMany({ where: { id: memorialId, state: 'published' }, data: { state: 'memorialised' } })
  if (userId) {
    await changeOwner(context, memorialId, userId)
    return null
  }
  if (!askerEmail) throw new DomainError('CONFLICT')
  await stepDown(context, memorialId)
  await endOffers(tx, memorialId)
  return createAccessToken(tx, { kind: 'memorial_handover', email: askerEmail, memorialId, validMs: invitationMs })
}
