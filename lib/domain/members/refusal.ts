import 'server-only'
import { getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canOwnMemorial } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, userIdOf } from '@/lib/shared/actor'

export type Refusing = { memorialId: string; isOwner: boolean; ownerId: string | null; tokenId: string | null }

/**
 * Who refuses a request for which page: by the secret from the owner's mail, or as the actor. Throws UNAUTHENTICATED,
 * NOT_FOUND, TOKEN_UNKNOWN (also when the account owns the page no more), TOKEN_USED or TOKEN_EXPIRED.
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
  if (!memorialId || owns === 0) throw new DomainError('TOKEN_UNKNOWN')
  return { memorialId, isOwner: true, ownerId: userId, tokenId }
}
