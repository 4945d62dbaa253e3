import 'server-only'
import { keepSlug, nextFreeSlug } from '@/lib/domain/memorials/take-slug'
import type { Prisma, Transaction } from '@/lib/server/db'
import { fullName } from '@/lib/shared/names'

type Columns = Omit<Prisma.MemorialUncheckedCreateInput, 'id' | 'slug' | 'slugs' | 'members' | 'revision'>

export type NewMemorial = Columns & {
  ownerId: string
  /** Must be free; without it, one is made from the name. */
  slug?: string
}

/** Inserts a memorial with its slug and owner; a published one gets its `publishedAt`. */
export async function createMemorialRow(
  tx: Transaction,
  { ownerId, slug, ...columns }: NewMemorial,
): Promise<{ id: string; slug: string }> {
  const taken = slug ?? (await nextFreeSlug(tx, fullName(columns)))
  const memorial = await tx.memorial.create({
    data: {
      publishedAt: columns.state === 'published' ? new Date() : null,
      ...columns,
      slug: taken,
      members: { create: { userId: ownerId, role: 'owner' } },
    },
    select: { id: true, slug: true },
  })
  await keepSlug(tx, taken, memorial.id)
  return memorial
}
