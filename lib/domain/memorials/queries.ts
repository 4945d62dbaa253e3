import 'server-only'
import { z } from 'zod'
import { listGallery } from '@/lib/domain/media/gallery/queries'
import { getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { lifeColumns, lifespanOf } from '@/lib/domain/memorials/life-columns'
import { memorialView, memorialViewColumns } from '@/lib/domain/memorials/memorial-view'
import { canEditMemorial, canModerateMemorial } from '@/lib/domain/memorials/policy'
import { type MemorialEditView, type MyMemorialView, memorialKeyInput } from '@/lib/domain/memorials/schema'
import { storedColumns, storedFields } from '@/lib/domain/memorials/stored-fields'
import { pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import { anyone } from '@/lib/server/command'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { type Actor, userIdOf } from '@/lib/shared/actor'

/** The pages that the caller takes part in, newest first; none for visitors. */
export const listMyMemorials = defineRead({
  name: 'memorials.list-my-memorials',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: async (actor) => {
    const userId = userIdOf(actor)
    return userId ? findMemberships(actor, userId) : []
  },
})

async function findMemberships(actor: Actor, userId: string): Promise<MyMemorialView[]> {
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

/** Everything the editor shows, for owners and editors. */
export const getMemorialForEdit = defineRead({
  name: 'memorials.get-memorial-for-edit',
  session: 'optional',
  input: memorialKeyInput,
  load: ({ id }, actor) => getWrittenPage(actor, id),
  authorize: canEditMemorial,
  run: async (actor, _, subject): Promise<MemorialEditView> => {
    const [row, pictures] = await Promise.all([
      db.memorial.findUnique({ where: { id: subject.id }, select: editColumns }),
      listGallery(actor, subject),
    ])
    if (!row || !subject.role) throw new DomainError('NOT_FOUND')
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
  },
})
