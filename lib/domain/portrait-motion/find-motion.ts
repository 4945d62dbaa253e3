import 'server-only'
import { getMemorialSubject, getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, userIdOf } from '@/lib/shared/actor'

type Address = { id: string; motionId: string }
export type MotionSubject = MemorialSubject & {
  madeId: string
  sourceId: string
  isReady: boolean
  isApproved: boolean
}

/**
 * A film with its page. Throws NOT_FOUND unless both are there and the actor may see the page; only the owner sees a film
 * that nobody has approved.
 */
export async function getMotion(actor: Actor, { id, motionId }: Address): Promise<MotionSubject> {
  return withMotion(await getMemorialSubject(actor, id), motionId)
}

/** The same for reads: visitors of an open page get FORBIDDEN, and nobody finds a film of a picture taken down. */
export async function getReadMotion(actor: Actor, { id, motionId }: Address): Promise<MotionSubject> {
  const found = await withMotion(await getWrittenPage(actor, id), motionId)
  if ((await takenDown([found.sourceId])).size > 0) throw new DomainError('NOT_FOUND')
  return found
}

/** Those of these pictures that the operator took down: what was made of them is not shown either. */
export async function takenDown(sourceIds: string[]): Promise<ReadonlySet<string>> {
  const rows = await db.media.findMany({ where: { id: { in: sourceIds }, status: 'hidden' }, select: { id: true } })
  return new Set(rows.map(({ id }) => id))
}

async function withMotion(memorial: MemorialSubject, madeId: string): Promise<MotionSubject> {
  const row = await db.portraitMotion.findFirst({
    where: { madeId, memorialId: memorial.id },
    select: { status: true, sourceId: true, made: { select: { approvedAt: true } } },
  })
  if (!row || (row.made.approvedAt === null && memorial.role !== null && memorial.role !== 'owner')) {
    throw new DomainError('NOT_FOUND')
  }
  const { sourceId, status, made } = row
  return { ...memorial, madeId, sourceId, isReady: status === 'ready', isApproved: made.approvedAt !== null }
}

/** Everybody who is with the page, in any role: they see the films, and each may take one away. */
export function isMember(actor: Actor, { role }: Pick<MemorialSubject, 'role'>): boolean {
  return userIdOf(actor) !== null && role !== null
}
