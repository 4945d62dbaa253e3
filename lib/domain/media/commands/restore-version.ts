import 'server-only'
import { MediaError } from '@/lib/domain/media/errors'
import { findOriginalVersion } from '@/lib/domain/media/pictures/original'
import { makeStepsJob } from '@/lib/domain/media/pictures/steps-jobs'
import { getEditablePicture, waitingSince } from '@/lib/domain/media/versions/find-editable-picture'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { restoreVersionInput } from '@/lib/domain/pictures/recipe'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'

/**
 * Shows an earlier version, or with 0 the original. Throws NOT_FOUND when there is no such version, and MEDIA_NOT_READY
 * while one is processing, which would replace this one when it finishes.
 */
export const restoreVersion = defineCommand({
  name: 'media.restore-version',
  session: 'required',
  input: restoreVersionInput,
  load: ({ id }, { actor }) => getEditablePicture(actor, id),
  authorize: (actor, { memorial }) => canEditMemorial(actor, memorial),
  prepare: async ({ number }, _, { picture }) => (number === 0 ? findOriginalVersion(picture) : null),
  run: async (context, { id, number }, { memorial }, original) => {
    const { tx } = context
    await lockMemorial(tx, memorial.id)
    await lockRow(tx, 'Media', id, 'no-key-update')
    const isBusy = await tx.mediaVersion.count({
      where: { mediaId: id, status: 'processing', createdAt: { gt: waitingSince() } },
    })
    if (isBusy > 0) throw new MediaError('MEDIA_NOT_READY')
    const row = await tx.mediaVersion.findFirst({
      where: { mediaId: id, number, status: 'ready' },
      select: { width: true, height: true, widths: true, colour: true },
    })
    const found = number === 0 ? original : row
    if (!found) throw new DomainError('NOT_FOUND')
    const { count } = await tx.media.updateMany({
      where: { id, status: 'ready', version: { not: number } },
      data: { ...found, version: number },
    })
    context.about({ type: 'memorial', id: memorial.id, detail: { picture: id, version: number } })
    // 0 when it is shown already: the page has not changed.
    if (count > 0) {
      await context.enqueue(makeStepsJob, { mediaId: id })
      await pageEdited(context, memorial.id)
    }
    return { version: number }
  },
  form: {
    name: 'versioner',
    done: (_, { id }) => `/edit-image/${id}?tak=valgt#versioner`,
    back: ({ id }) => `/edit-image/${id}`,
  },
})
