import 'server-only'
import { z } from 'zod'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { listOf } from '@/lib/shared/input/list-of'

/**
 * Records and shows the finer widths, in pixels, stored for one version of a picture; empty when they could not be
 * made. For the job only. Throws NOT_FOUND when the picture was deleted meanwhile.
 */
export const finishSteps = defineCommand({
  name: 'media.finish-steps',
  session: 'system',
  // No person acted: the log would get a line of background work for every picture.
  isAudited: false,
  input: z.object({
    mediaId: z.uuid(),
    version: z.number().int().min(0),
    steps: listOf(z.number().int().positive(), { most: 20 }),
  }),
  load: async ({ mediaId }) => {
    const media = await db.media.findUnique({ where: { id: mediaId }, select: { memorialId: true } })
    if (!media) throw new DomainError('NOT_FOUND')
    return media
  },
  authorize: theSystem,
  run: async (context, { mediaId, version, steps }, { memorialId }) => {
    const made = { steps, stepsAt: new Date() }
    const { count } =
      version === 0
        ? await context.tx.media.updateMany({ where: { id: mediaId }, data: made })
        : await context.tx.mediaVersion.updateMany({ where: { mediaId, number: version }, data: made })
    if (count === 0) throw new DomainError('NOT_FOUND')
    context.about({ type: 'memorial', id: memorialId, detail: { picture: mediaId, version, steps: steps.length } })
    return { steps: steps.length }
  },
})
