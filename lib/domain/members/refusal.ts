import 'server-only'
import { getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import { ownerRefusedText } from '@/lib/domain/members/copy'
import { notifyOfDecision } from '@/lib/domain/members/notices'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canOwnMemorial } from '@/lib/domain/memorials/policy'
import type { RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, userIdOf } from '@/lib/shared/actor'

type Refusing = { memorialId: string; isOwner: boolean; ownerId: string | null; tokenId: string | null }

/**
 * Who refuses a request for which page: by the token from the owner's mail, or as the actor. Throws UNAUTHENTICATED,
 * NOT_FOUND, TOKEN_UNKNOWN (also when the account no longer owns the page), TOKEN_USED or TOKEN_EXPIRED.
 */
export async function getRefusal(actor: Actor, input: { token: string } | { id: string }): Promise<Refusing> {
  if ('id' in input) {
    if (actor.kind === 'visitor') throw new DomainError('UNAUTHENTICATED')
    const subject = await getMemorialSubject(actor, input.id)
    const isOwner = canOwnMemorial(actor, subject)
    return { memorialId: subject.id, isOwner, ownerId: userIdOf(actor), tokenId: null }
  }
  const { id: tokenId, memorialId, userId } = await getAccessToken('memorial_successor', input.token)
  const owns =
    memorialId && userId ? await db.memorialMember.count({ where: { memorialId, userId, role: 'owner' } }) : 0
  if (!memorialId || owns === 0) throw new AccountError('TOKEN_UNKNOWN')
  return { memorialId, isOwner: true, ownerId: userId, tokenId }
}

/**
 * Refuses the request that waits for this locked page, if any, for the owner and notifies the requester. Returns its
 * id.
 */
export async function refuseWaiting(
  context: RunContext,
  memorialId: string,
  ownerId: string | null,
): Promise<string | null> {
  const { tx } = context
  const request = await tx.successionRequest.findFirst({ where: { memorialId, status: 'waiting' } })
  if (!request) return null
  await tx.successionRequest.update({
    where: { id: request.id },
    data: { status: 'refused', answer: ownerRefusedText, decidedById: ownerId, decidedAt: new Date() },
  })
  await notifyOfDecision(context, { id: request.id, decision: 'refuse', answer: ownerRefusedText, ownerId: null })
  return request.id
}
