import 'server-only'
import { findMemorialId, getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canOwnMemorial } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { SignedInActor } from '@/lib/shared/actor'

/** A page for its owner or its successor, who need not be able to read it. Throws NOT_FOUND for everyone else. */
export async function getNamedPage(actor: SignedInActor, key: string) {
  const memorialId = await findMemorialId(key)
  const { userId } = actor
  if (!memorialId) throw new DomainError('NOT_FOUND')
  const isSuccessor = (await db.memorialSuccessor.count({ where: { memorialId, userId } })) > 0
  if (isSuccessor) return { memorialId, isOwner: false, isSuccessor }
  const subject = await getMemorialSubject(actor, key)
  return { memorialId, isOwner: canOwnMemorial(actor, subject), isSuccessor }
}
