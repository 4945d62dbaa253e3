import 'server-only'
import { randomUUID } from 'node:crypto'
import { MediaError } from '@/lib/domain/media/errors'
import { getEditablePicture, waitingSince } from '@/lib/domain/media/versions/find-editable-picture'
import { renderVersionJob } from '@/lib/domain/media/versions/jobs'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { saveVersionInput } from '@/lib/domain/pictures/recipe'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'

/**
 * Stores a recipe as the picture's next version; a job renders and shows it. Throws CONFLICT when `seenVersion` is no
 * longer the version shown or another is processing, and MEDIA_NOT_READY when the picture itself is not ready.
 */
export const saveVersion = defineCommand({
  name: 'media.save-version',
  session: 'required',
  status: 201,
  input: saveVersionInput,
  // Each version takes some hundred kilobytes permanently.
  limits: (_, { actor }) => [{ name: 'save-version', key: actor.userId, points: 120, seconds: 3600 }],
  load: ({ id }, { actor }) => getEditablePicture(actor, id),
  authorize: (actor, { memorial }) => canEditMemorial(actor, memorial),
  run: async (context, { id, seenVersion, ...recipe }, { memorial }) => {
    const { tx } = context
    // Serialises concurrent saves.
    await lockRow(tx, 'Media', id, 'no-key-update')
    const picture = await tx.media.findUnique({
      where: { id },
      select: {
        status: true,
        version: true,
        versions: { orderBy: { number: 'desc' }, select: { number: true, status: true, createdAt: true } },
      },
    })
    if (!picture) throw new DomainError('NOT_FOUND')
    if (picture.status !== 'ready') throw new MediaError('MEDIA_NOT_READY')
    const isBusy = picture.versions.some(
      ({ status, createdAt }) => status === 'processing' && createdAt > waitingSince(),
    )
    if (isBusy || picture.version !== seenVersion) throw new DomainError('CONFLICT')
    const version = await tx.mediaVersion.create({
      data: {
        mediaId: id,
        number: (picture.versions[0]?.number ?? 0) + 1,
        recipe,
        storageKey: `media/${randomUUID()}`,
        createdById: context.actor.userId,
      },
      select: { id: true, number: true },
    })
    // Pages take turns: a page's second picture lets the first of other pages pass.
    const rendering = await tx.mediaVersion.count({
      where: { media: { memorialId: memorial.id }, status: 'processing', createdAt: { gt: waitingSince() } },
    })
    await context.enqueue(renderVersionJob, { versionId: version.id }, { priority: 1 - rendering })
    context.about({ type: 'memorial', id: memorial.id, detail: { picture: id, version: version.number } })
    return { number: version.number }
  },
  form: {
    name: 'edit-image',
    done: (_, { id }) => `/edit-image/${id}?tak=gemt#versioner`,
    back: ({ id }) => `/edit-image/${id}`,
  },
})
