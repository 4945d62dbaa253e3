import 'server-only'
import { getMemorialSubject, getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

type Address = { id: string; motionId: string }
export type MotionSubject = MemorialSubject & { madeId: string; isReady: boolean; isApproved: boolean }

/**
 * A film with its page. Throws NOT_FOUND unless both are there and the actor may see the page; only the owner sees a film
 * that nobody has approved.
 */
export async function getMotion(actor: Actor, { id, motionId }: Address): Promise<MotionSubject> {
  return withMotion(await getMemorialSubject(actor, id), motionId)
}

/** The same for reads: visitors of an open page get FORBIDDEN. */
export async function getReadMotion(actor: Actor, { id, motionId }: Address): Promise<MotionSubject> {
  return withMotion(await getWrittenPage(actor, id), motionId)
}

async function withMotion(memorial: MemorialSubject, madeId: string): Promise<MotionSubject> {
  const row = await db.portraitMotion.findFirst({
    where: { madeId, memorialId: memorial.id },
    select: { status: true, made: { select: { approvedAt: true } } },
  })
  if (!row || (row.made.approvedAt === null && memorial.role !== null && memorial.role !== 'owner')) {
    throw new DomainError('NOT_FOUND')
  }
  return { ...memorial, madeId, isReady: row.status === 'ready', isApproved: row.made.approvedAt !== null }
}
