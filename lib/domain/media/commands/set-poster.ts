import 'server-only'
import { z } from 'zod'
import { removeUnknownStillJob } from '@/lib/domain/media/films/jobs'
import { galleryColumns, galleryItem, getGalleryMedia } from '@/lib/domain/media/gallery/gallery'
import { storeVariants } from '@/lib/domain/media/pictures/new-picture'
import { deleteMediaInput } from '@/lib/domain/media/schema'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { inPictureProcess, queueKey } from '@/lib/domain/pictures/decoding/picture-pool'
import { deletePictureFiles, stillKey, variantKeys } from '@/lib/domain/pictures/picture-files'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { enqueue } from '@/lib/server/jobs'
import { UploadedFile } from '@/lib/server/request-body'
import { dayMs } from '@/lib/shared/durations'

/**
 * Sets a film's still picture, shown until it plays. The browser captures it, since the server does not decode films.
 * Throws the PICTURE_* errors, NOT_FOUND, and CONFLICT when another still was set meanwhile.
 */
export const setPoster = defineCommand({
  name: 'media.set-poster',
  session: 'required',
  fileLimitBytes: 8 * 1024 * 1024,
  input: deleteMediaInput.extend({ file: z.instanceof(UploadedFile, { error: 'Vælg et billede.' }) }),
  load: async ({ file: _, ...key }, { actor }) => {
    const media = await getGalleryMedia(actor, key)
    if (media.kind !== 'video' && media.kind !== 'video_link') throw new DomainError('NOT_FOUND')
    return media
  },
  authorize: (actor, { memorial }) => canEditMemorial(actor, memorial),
  // No `release`: a concurrent still may have the same key. The job enqueued by `storeStill` cleans up a day later.
  prepare: ({ file }, caller, media) => storeStill(media, file.body, queueKey(caller)),
  run: async (context, { mediaId }, { memorial, version, kind, storageKey }, still) => {
    await lockMemorial(context.tx, memorial.id)
    const before = await context.tx.media.findUnique({
      where: { id: mediaId, version },
      select: { widths: true, width: true, height: true },
    })
    if (!before) throw new DomainError('CONFLICT')
    // Only the still tells the proportions of a film at the host; for our own files the job does.
    const size = kind === 'video_link' || before.width === 0 ? { width: still.width, height: still.height } : {}
    const [row] = await context.tx.media.updateManyAndReturn({
      where: { id: mediaId, version },
      data: { widths: still.widths, colour: still.colour, version: version + 1, ...size },
      select: galleryColumns,
    })
    if (!row) throw new DomainError('CONFLICT')
    await context.enqueue(removeUnknownStillJob, {
      mediaId,
      version,
      keys: variantKeys(stillKey(storageKey, version), before.widths),
    })
    context.about({ type: 'memorial', id: memorial.id, detail: { media: mediaId } })
    await pageEdited(context, memorial.id)
    return galleryItem(row)
  },
})

async function storeStill(
  { mediaId, storageKey, version }: { mediaId: string; storageKey: string; version: number },
  file: Buffer,
  from: string,
) {
  try {
    const { variants, width, height, dominantColour } = await inPictureProcess('variants', { file }, from)
    const key = stillKey(storageKey, version + 1)
    const widths = variants.map((variant) => variant.width)
    // Enqueued before the first byte is written, so that a kill -9 leaves no orphaned files.
    const job = { mediaId, version: version + 1, keys: variantKeys(key, widths) }
    await enqueue(db, removeUnknownStillJob, job, { startAfter: new Date(Date.now() + dayMs) })
    await storeVariants(key, variants).catch(async (error) => {
      await deletePictureFiles(job.keys)
      throw error
    })
    return { width, height, widths, colour: dominantColour }
  } catch (error) {
    throw asRefusal(error)
  }
}
