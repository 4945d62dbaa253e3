import { randomUUID } from 'node:crypto'
import { createMemorialRow, type NewMemorial } from '@/lib/domain/memorials/create-memorial-row'
import type { MemberRole } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'

type Options = Partial<Omit<NewMemorial, 'ownerId'>> & { owner: { id: string } }

const karen = { firstName: 'Karen', lastName: 'Holm', state: 'published' as const }

/** A published, unlisted memorial by default; any column can be given. Returns id and slug. */
export function createMemorial({ owner, ...columns }: Options): Promise<{ id: string; slug: string }> {
  return db.$transaction((tx) => createMemorialRow(tx, { ...karen, ...columns, ownerId: owner.id }))
}

/** As `createMemorial` for each of these owners, in three queries instead of a transaction each; with random slugs. */
export async function createMemorials(
  owners: Array<{ id: string }>,
  columns: Omit<Options, 'owner'> = {},
): Promise<Array<{ id: string; slug: string }>> {
  const made = owners.map((owner) => {
    const id = randomUUID()
    return { owner, memorial: { id, slug: `karen-holm-${id}` } }
  })
  await db.memorial.createMany({
    data: made.map(({ memorial }) => ({ ...karen, publishedAt: new Date(), ...columns, ...memorial })),
  })
  await db.memorialSlug.createMany({ data: made.map(({ memorial: { id, slug } }) => ({ slug, memorialId: id })) })
  await addMembers(made.map(({ owner, memorial }) => ({ memorial, user: owner, role: 'owner' })))
  return made.map(({ memorial }) => memorial)
}

/** Adds a member to a page. */
export async function addMember(memorial: { id: string }, user: { id: string }, role: MemberRole): Promise<void> {
  await db.memorialMember.create({ data: { memorialId: memorial.id, userId: user.id, role } })
}

export async function addMembers(
  many: Array<{ memorial: { id: string }; user: { id: string }; role: MemberRole }>,
): Promise<void> {
  const data = many.map(({ memorial, user, role }) => ({ memorialId: memorial.id, userId: user.id, role }))
  await db.memorialMember.createMany({ data })
}

/** The number of what a page shows: it moves with every change that visitors see. */
export async function versionOf(memorialId: string): Promise<number> {
  return (await db.pageVersion.findUniqueOrThrow({ where: { memorialId } })).version
}
