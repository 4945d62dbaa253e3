import 'server-only'
import type { MediaStatus } from '@/generated/prisma/enums'
import { firstVersionOf } from '@/lib/domain/media/pictures/original'
import { getEditablePicture, waitingSince } from '@/lib/domain/media/versions/find-editable-picture'
import type { EditedPictureView, VersionsView, VersionView } from '@/lib/domain/media/versions/views'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { variantAddress } from '@/lib/domain/pictures/picture-view'
import { readRecipe, untouched, versionKey } from '@/lib/domain/pictures/recipe'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead, orNull } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'

const smallWidth = 320
const previewWidth = 1280

/** Every version of a picture, for its page's writers. */
export const listVersions = defineRead({
  name: 'media.list-versions',
  session: 'optional',
  input: versionKey,
  load: async ({ id }, actor) => {
    const found = await getEditablePicture(actor, id)
    // FORBIDDEN on an open page, as for accounts that are not members.
    if (actor.kind === 'visitor') throw new DomainError('FORBIDDEN')
    return found
  },
  authorize: (actor, { memorial }) => canEditMemorial(actor, memorial),
  run: async (_, { id }, { picture }) => readVersions(id, (await firstVersionOf(picture))?.widths ?? []),
})

/** What /edit-image opens with; null when the actor may not edit the picture, or it is not ready. */
export const findPictureForEdit = defineRead({
  name: 'media.find-picture-for-edit',
  session: 'optional',
  input: versionKey,
  authorize: anyone,
  run: (actor, { id }) => openForEdit(actor, id),
})

async function openForEdit(actor: Actor, id: string): Promise<EditedPictureView | null> {
  const found = await orNull(getEditablePicture(actor, id))
  if (!found || !canEditMemorial(actor, found.memorial)) return null
  const row = await db.media.findUnique({
    where: { id, status: 'ready' },
    select: {
      altText: true,
      caption: true,
      memorial: { select: { slug: true, firstName: true, middleName: true, lastName: true } },
    },
  })
  const first = row && (await firstVersionOf(found.picture))
  if (!first) return null
  return {
    id,
    memorial: { slug: row.memorial.slug, fullName: fullName(row.memorial) },
    alt: row.altText ?? row.caption ?? '',
    original: {
      src: variantAddress({ id, version: 0, widths: first.widths }, previewWidth),
      width: first.width,
      height: first.height,
    },
    ...(await readVersions(id, first.widths)),
  }
}

async function readVersions(id: string, firstWidths: number[]): Promise<VersionsView> {
  const row = await db.media.findUnique({
    where: { id },
    select: {
      version: true,
      createdAt: true,
      createdById: true,
      versions: {
        orderBy: { number: 'asc' },
        select: { number: true, status: true, recipe: true, widths: true, createdAt: true, createdById: true },
      },
    },
  })
  if (!row) throw new DomainError('NOT_FOUND')
  const userIds = [row.createdById, ...row.versions.map(({ createdById }) => createdById)]
  const users = await db.user.findMany({
    where: { id: { in: userIds.filter((userId) => userId !== null) } },
    select: { id: true, fullName: true },
  })
  const nameOf = (userId: string | null) => users.find((user) => user.id === userId)?.fullName ?? null
  const original: VersionView = {
    number: 0,
    status: 'ready',
    createdAt: row.createdAt.toISOString(),
    by: nameOf(row.createdById),
    src: firstWidths.length > 0 ? variantAddress({ id, version: 0, widths: firstWidths }, smallWidth) : null,
    recipe: untouched,
  }
  return {
    shown: row.version,
    versions: [
      original,
      ...row.versions.map(({ number, status, recipe, widths, createdAt, createdById }) => ({
        number,
        status: versionStatus(status, createdAt),
        createdAt: createdAt.toISOString(),
        by: nameOf(createdById),
        src: status === 'ready' ? variantAddress({ id, version: number, widths }, smallWidth) : null,
        recipe: readRecipe(recipe),
      })),
    ],
  }
}

function versionStatus(status: MediaStatus, createdAt: Date): VersionView['status'] {
  // A lost version counts as failed; single versions are never taken down.
  if (status === 'hidden' || (status === 'processing' && createdAt < waitingSince())) return 'failed'
  return status
}
