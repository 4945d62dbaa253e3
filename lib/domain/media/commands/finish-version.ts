import 'server-only'
import { z } from 'zod'
import { makeStepsJob } from '@/lib/domain/media/pictures/steps-jobs'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import { listOf } from '@/lib/shared/input/list-of'

const made = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  widths: listOf(z.number().int().positive(), { least: 1, most: 100 }),
  colour: z.string().length(7),
})
export type MadeVersion = z.infer<typeof made>

/**
 * Shows a version whose files are stored, or with `made: null` marks it as failed and leaves the picture unchanged. For
 * the job only. Throws NOT_FOUND when the picture was deleted meanwhile.
 */
export const finishVersion = defineCommand({
  name: 'media.finish-version',
  session: 'system',
  input: z.object({ versionId: z.uuid(), made: made.nullable() }),
  load: async ({ versionId }) => {
    // Read through the picture: one deleted between Prisma's two queries has no version.
    const picture = await db.media.findFirst({
      where: { versions: { some: { id: versionId } } },
      select: {
        id: true,
        memorialId: true,
        versions: { where: { id: versionId }, select: { id: true, number: true } },
      },
    })
    const version = picture?.versions[0]
    if (!picture || !version) throw new DomainError('NOT_FOUND')
    return { ...version, mediaId: picture.id, memorialId: picture.memorialId }
  },
  authorize: theSystem,
  run: async (context, { made }, { id, number, mediaId, memorialId }) => {
    const { tx } = context
    await lockMemorial(tx, memorialId)
    await lockRow(tx, 'Media', mediaId, 'no-key-update')
    const { count } = await tx.mediaVersion.updateMany({
      where: { id, status: 'processing' },
      data: made ? { ...made, status: 'ready' } : { status: 'failed' },
    })
    context.about({ type: 'memorial', id: memorialId, detail: { picture: mediaId, version: number } })
    // The job ran twice, or the picture is gone.
    if (count === 0) {
      if ((await tx.mediaVersion.count({ where: { id } })) === 0) throw new DomainError('NOT_FOUND')
      return { shown: false }
    }
    if (!made) return { shown: false }
    await tx.media.update({ where: { id: mediaId }, data: { ...made, version: number }, select: { id: true } })
    await context.enqueue(makeStepsJob, { mediaId })
    await pageEdited(context, memorialId)
    return { shown: true }
  },
})
