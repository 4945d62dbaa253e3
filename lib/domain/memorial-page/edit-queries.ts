import 'server-only'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import { findGallery } from '@/lib/domain/media/gallery/gallery'
import type { MemorialEditView } from '@/lib/domain/memorial-page/page-view'
import { getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { memorialView, storedColumns, storedFields } from '@/lib/domain/memorials/memorial-row'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { userIdOf } from '@/lib/shared/actor'

const editColumns = {
  ...storedColumns,
  creationWay: true,
  creationTemplate: true,
  publishedAt: true,
  ownStoryById: true,
  programmeBytes: true,
  qrLinks: { select: { qrCode: { select: { code: true } } }, orderBy: { createdAt: 'asc' } },
  members: { where: { role: 'owner' }, take: 1, select: { user: { select: { fullName: true } } } },
} satisfies Prisma.MemorialSelect

/** Everything that the editor shows, for owners and editors. */
export const getMemorialForEdit = defineRead({
  name: 'memorial-page.get-memorial-for-edit',
  session: 'optional',
  input: memorialKeyInput,
  load: ({ id }, actor) => getWrittenPage(actor, id),
  authorize: canEditMemorial,
  run: async (actor, _, subject): Promise<MemorialEditView> => {
    const [row, pictures, room] = await Promise.all([
      db.memorial.findUnique({ where: { id: subject.id }, select: editColumns }),
      findGallery(subject.id),
      readEntitlements(db, subject.id),
    ])
    if (!row || !subject.role) throw new DomainError('NOT_FOUND')
    return {
      ...storedFields(row),
      ...memorialView(row),
      creationWay: row.creationWay,
      creationTemplate: row.creationTemplate,
      publishedAt: row.publishedAt?.toISOString() ?? null,
      programmeBytes: row.programmeBytes,
      role: subject.role,
      canOpenStory: row.isOwnStory && subject.role === 'owner' && row.ownStoryById !== userIdOf(actor),
      ownerName: row.members[0]?.user.fullName ?? null,
      codes: row.qrLinks.map(({ qrCode }) => qrCode.code),
      pictures,
      room,
    }
  },
})
