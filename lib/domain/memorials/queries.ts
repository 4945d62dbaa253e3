import 'server-only'
import { listGallery } from '@/lib/domain/media/gallery/queries'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { lifeColumns, lifespanOf } from '@/lib/domain/memorials/life-columns'
import { memorialView, memorialViewColumns } from '@/lib/domain/memorials/memorial-view'
import { canEditMemorial, canModerateMemorial } from '@/lib/domain/memorials/policy'
import type { MemorialEditView, MyMemorialView } from '@/lib/domain/memorials/schema'
import { storedColumns, storedFields } from '@/lib/domain/memorials/stored-fields'
import { pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, userIdOf } from '@/lib/shared/actor'

/** The pages that the caller takes part in, newest first; none for visitors. */
export async function listMyMemorials(actor: Actor): Promise<MyMemorialView[]> {
  const userId = userIdOf(actor)
  if (!userId) return []
  const members = await db.memorialMember.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    take: 200,
    select: {
      role: true,
      memorial: {
        select: {
          ...memorialViewColumns,
          ...lifeColumns,
          creationWay: true,
          portrait: { select: pictureColumns },
          qrLinks: { take: 1, select: { id: true } },
        },
      },
    },
  })
  const moderated = members
    .filter(({ memorial, role }) => canModerateMemorial(actor, { ...memorial, role }))
    .map(({ memorial }) => memorial.id)
  const pending = await countPending(moderated)
  return (
    members
      // An archived page, and one that the house hides, is its owners' and editors' alone.
      .filter(
        ({ memorial: { state, hiddenAt }, role }) =>
          (state !== 'archived' && hiddenAt === null) || role === 'owner' || role === 'editor',
      )
      .map(({ memorial, role }) => ({
        ...memorialView(memorial),
        role,
        lifespan: lifespanOf(memorial),
        portrait: memorial.portrait && pictureView(memorial.portrait),
        pendingCount: pending.get(memorial.id) ?? 0,
        creationWay: memorial.creationWay,
        hasCode: memorial.qrLinks.length > 0,
      }))
  )
}

async function countPending(memorialIds: string[]): Promise<Map<string, number>> {
  const counts = await db.contribution.groupBy({
    by: ['memorialId'],
    where: { memorialId: { in: memorialIds }, status: 'pending' },
    _count: true,
  })
  return new Map(counts.map(({ memorialId, _count }) => [memorialId, _count]))
}

const editColumns = {
  ...storedColumns,
  creationWay: true,
  creationTemplate: true,
  publishedAt: true,
  qrLinks: { select: { qrCode: { select: { code: true } } }, orderBy: { createdAt: 'asc' } },
  members: { where: { role: 'owner' }, take: 1, select: { user: { select: { fullName: true } } } },
} satisfies Prisma.MemorialSelect

/**
 * Everything the editor shows, for owners and editors; `key` is an id, a slug or a former slug.
 * Throws NOT_FOUND for what the caller may not see, FORBIDDEN for a page that is open but not theirs to write.
 */
export async function getMemorialForEdit(actor: Actor, key: string): Promise<MemorialEditView> {
  const subject = await getMemorialSubject(actor, key)
  if (!canEditMemorial(actor, subject) || !subject.role) throw new DomainError('FORBIDDEN')
  const [row, pictures] = await Promise.all([
    db.memorial.findUnique({ where: { id: subject.id }, select: editColumns }),
    listGallery(actor, subject),
  ])
  if (!row) throw new DomainError('NOT_FOUND')
  return {
    ...storedFields(row),
    ...memorialView(row),
    creationWay: row.creationWay,
    creationTemplate: row.creationTemplate,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    role: subject.role,
    ownerName: row.members[0]?.user.fullName ?? null,
    codes: row.qrLinks.map(({ qrCode }) => qrCode.code),
    pictures,
  }
}

/** The same for a page: null for whoever may not write it, whether they may see it or not. */
export async function findMemorialForEdit(actor: Actor, key: string): Promise<MemorialEditView | null> {
  try {
    return await getMemorialForEdit(actor, key)
  } catch (error) {
    if (error instanceof DomainError && (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN')) return null
    throw error
  }
}
