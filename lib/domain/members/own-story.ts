import 'server-only'
import { getNamedPage } from '@/lib/domain/members/named-page'
import { takeBackDays } from '@/lib/domain/members/schema'
import { findMemorialId, getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { SignedInActor } from '@/lib/shared/actor'

/**
 * An own story for whoever may open it: its successor, or an owner it was handed to; never the person it is about.
 * Throws NOT_FOUND for those who may not see the page.
 */
export async function getStoryToOpen(actor: SignedInActor, key: string) {
  const { memorialId, isOwner, isSuccessor } = await getNamedPage(actor, key)
  const { ownStoryById } = await db.memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { ownStoryById: true },
  })
  const isWriter = ownStoryById === actor.userId
  return { memorialId, isSuccessor, mayOpen: !isWriter && (isSuccessor || isOwner) }
}

/**
 * A page for the person it is about, who may have been removed from it. Throws NOT_FOUND for those who may not see it.
 */
export async function getOwnStory(actor: SignedInActor, key: string) {
  const memorialId = await findMemorialId(key)
  const row = memorialId
    ? await db.memorial.findUnique({ where: { id: memorialId }, select: { ownStoryById: true } })
    : null
  if (!memorialId || !row) throw new DomainError('NOT_FOUND')
  const isWriter = row.ownStoryById === actor.userId
  if (!isWriter) await getMemorialSubject(actor, key)
  return { memorialId, isWriter }
}

/** Until when an opened own story may be taken back. */
export function takeBackUntil(openedAt: Date): Date {
  return new Date(openedAt.getTime() + takeBackDays * 86_400_000)
}
