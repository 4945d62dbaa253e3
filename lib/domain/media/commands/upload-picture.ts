import 'server-only'
import { z } from 'zod'
import { assertRoomForBytes, lockFreeRoomOf } from '@/lib/domain/billing/free-room'
import { assertCapacity, galleryColumns, galleryItem } from '@/lib/domain/media/gallery/gallery'
import { attachPicture, discardPicture, preparePicture } from '@/lib/domain/media/pictures/new-picture'
import { uploadPictureFields } from '@/lib/domain/media/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { queueKey } from '@/lib/domain/pictures/decoding/picture-pool'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'

/**
 * Uploads one picture in a single request; it is ready in the response. Many or large files go through /api/uploads.
 * Throws the PICTURE_* errors, SERVER_BUSY, STORAGE_FULL, TOO_MANY_PICTURES and FREE_BYTES*.
 */
export const uploadPicture = defineCommand({
  name: 'media.upload-picture',
  session: 'required',
  status: 201,
  // Above the limit for pictures, so that a larger one is refused with the sentence about pictures.
  fileLimitBytes: 48 * 1024 * 1024,
  input: uploadPictureFields.extend({ file: z.instanceof(UploadedFile, { error: 'Vælg et billede.' }) }),
  limits: (_, { actor }) => [{ name: 'upload', key: actor.userId, points: 1500, seconds: 3600 }],
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  prepare: async ({ file }, caller, memorial) => {
    // Checked again under a lock when it is attached; here it avoids decoding in vain.
    await assertCapacity(db, memorial.id, 'picture')
    await assertRoomForBytes(db, { memorialId: memorial.id, userId: caller.actor.userId, bytes: file.body.length })
    return preparePicture(file, { from: queueKey(caller) })
  },
  release: discardPicture,
  run: async (context, { caption }, memorial, prepared) => {
    const { userId } = context.actor
    await lockFreeRoomOf(context.tx, memorial.id)
    await assertRoomForBytes(context.tx, { memorialId: memorial.id, userId, bytes: prepared.bytes })
    const picture = await attachPicture(context.tx, prepared, {
      memorialId: memorial.id,
      caption: caption ?? null,
      createdById: userId,
    })
    context.about({ type: 'memorial', id: memorial.id, detail: { media: picture.id } })
    await pageEdited(context, memorial.id)
    const row = await context.tx.media.findUniqueOrThrow({ where: { id: picture.id }, select: galleryColumns })
    return galleryItem(row)
  },
})
