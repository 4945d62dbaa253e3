import { createMemorialRow, type NewMemorial } from '@/lib/domain/memorials/create-memorial-row'
import type { MemberRole } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'

type Options = Partial<Omit<NewMemorial, 'ownerId'>> & { owner: { id: string } }

/** A published, unlisted memorial by default; any column can be given. Returns id and slug. */
export function createMemorial({ owner, ...columns }: Options): Promise<{ id: string; slug: string }> {
  return db.$transaction((tx) =>
    createMemorialRow(tx, { firstName: 'Karen', lastName: 'Holm', state: 'published', ...columns, ownerId: owner.id }),
  )
}

/** Adds a member to a page. */
export async function addMember(memorial: { id: string }, user: { id: string }, role: MemberRole): Promise<void> {
  await db.memorialMember.create({ data: { memorialId: memorial.id, userId: user.id, role } })
}
